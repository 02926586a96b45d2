import { initAll } from 'govuk-frontend'
import 'govuk-frontend/dist/govuk/govuk-frontend.min.css'

const input = (
  id: string,
  label: string,
  hint = '',
) => `<div class="govuk-form-group"><label class="govuk-label" for="${id}">${label}</label>
${hint && `<div id="${id}-hint" class="govuk-hint">${hint}</div>`}<input class="govuk-input" id="${id}" name="${id}"${hint && ` aria-describedby="${id}-hint"`}></div>`
const choices = (
  kind: 'radios' | 'checkboxes',
  name: string,
  title: string,
  all: string[],
) => `<div class="govuk-form-group"><fieldset class="govuk-fieldset"><legend class="govuk-fieldset__legend govuk-fieldset__legend--m">${title}</legend>
<div class="govuk-${kind}" data-module="govuk-${kind}">${all.map((one, at) => `<div class="govuk-${kind}__item"><input class="govuk-${kind}__input" id="${name}-${at}" name="${name}" type="${kind === 'radios' ? 'radio' : 'checkbox'}"><label class="govuk-label govuk-${kind}__label" for="${name}-${at}">${one}</label></div>`).join('')}</div></fieldset></div>`
const main = document.querySelector('main') as HTMLElement
main.innerHTML = `<div class="govuk-error-summary" data-module="govuk-error-summary"><div role="alert"><h2 class="govuk-error-summary__title">There is a problem</h2><div class="govuk-error-summary__body"><ul class="govuk-list govuk-error-summary__list"><li><a href="#born-day">Enter your date of birth</a></li></ul></div></div></div>
<h1 class="govuk-heading-xl">Apply for a permit</h1><form novalidate>${input('name', 'Full name')}${input('mail', 'Email address', 'We only use this to send you a receipt')}
<div class="govuk-form-group govuk-form-group--error"><fieldset class="govuk-fieldset" role="group"><legend class="govuk-fieldset__legend">Date of birth</legend><p id="born-error" class="govuk-error-message"><span class="govuk-visually-hidden">Error:</span> Enter your date of birth</p><div class="govuk-date-input">${['day', 'month', 'year'].map((part) => `<div class="govuk-date-input__item"><label class="govuk-label" for="born-${part}">${part}</label><input class="govuk-input govuk-input--width-2 govuk-input--error" id="born-${part}" inputmode="numeric" aria-invalid="true" aria-describedby="born-error"></div>`).join('')}</div></fieldset></div>
${choices('radios', 'place', 'Where do you live?', ['England', 'Scotland', 'Wales', 'Northern Ireland'])}${choices('checkboxes', 'waste', 'What do you carry?', ['Animals', 'Metal', 'Farm waste'])}
<div class="govuk-form-group"><label class="govuk-label" for="sort">Sort by</label><select class="govuk-select" id="sort"><option>Recently published</option><option>Most viewed</option></select></div>
<div class="govuk-form-group govuk-character-count" data-module="govuk-character-count" data-maxlength="200"><label class="govuk-label" for="more">More detail</label><textarea class="govuk-textarea" id="more" rows="4"></textarea><div id="more-info" class="govuk-hint govuk-character-count__message">You can enter up to 200 characters</div></div>
<details class="govuk-details"><summary class="govuk-details__summary"><span class="govuk-details__summary-text">Help with nationality</span></summary><div class="govuk-details__text">Ask <a href="#ask">us</a>.</div></details>
<div class="govuk-accordion" data-module="govuk-accordion" id="acc"><div class="govuk-accordion__section"><div class="govuk-accordion__section-header"><h2 class="govuk-accordion__section-heading"><span class="govuk-accordion__section-button" id="acc-1">Fees</span></h2></div><div class="govuk-accordion__section-content"><p>12 pounds.</p></div></div></div>
<button class="govuk-button" data-module="govuk-button">Continue</button></form>`
document.body.classList.add('govuk-template__body', 'js-enabled', 'govuk-frontend-supported')
initAll()
main.querySelector('form')?.addEventListener('submit', (event) => {
  event.preventDefault()
  document.title = 'sent'
})
