import { html } from '../html.ts'

const kinds = [
  ['necessary', 'Necessary', 'The basket needs one.', true],
  ['statistics', 'Statistics', 'How many people look at kettles.', false],
  ['marketing', 'Marketing', 'Kettles that follow you about.', false],
] as const

/** Lies over the lower part of every page until a choice was made, as such banners do. */
export const consentBanner = html`<section class="consent" id="consent" role="region" aria-label="Cookies">
  <div class="container-xl">
    <h2>We bake with cookies</h2>
    <p>Some keep your basket, some count visitors, some are only crumbs. Choose which ones you would like.</p>
    <div class="consent-buttons">
      <button class="btn btn-accent" type="button" data-consent="all">Accept all</button>
      <button class="btn btn-outline-accent" type="button" data-consent="necessary">Only necessary</button>
      <button class="btn btn-link" type="button" data-bs-toggle="modal" data-bs-target="#consent-settings">
        Settings</button>
    </div>
  </div>
</section>
<div class="modal fade" id="consent-settings" tabindex="-1" aria-labelledby="consent-title" aria-hidden="true">
  <div class="modal-dialog modal-dialog-centered">
    <form class="modal-content" id="consent-form">
      <div class="modal-header">
        <h2 class="modal-title fs-5" id="consent-title">Cookie settings</h2>
        <button class="btn-close" type="button" data-bs-dismiss="modal" aria-label="Close"></button>
      </div>
      <div class="modal-body">
        ${kinds.map(
          ([id, name, words, fixed]) => html`<div class="form-check form-switch mb-2">
            <input class="form-check-input" type="checkbox" role="switch" id="cookie-${id}" name="kind" value="${id}"
              ${fixed && html`checked disabled`}>
            <label class="form-check-label" for="cookie-${id}">${name}</label>
            <div class="form-text mt-0">${words}</div>
          </div>`,
        )}
      </div>
      <div class="modal-footer"><button class="btn btn-accent" type="submit">Save my choice</button></div>
    </form>
  </div>
</div>`
