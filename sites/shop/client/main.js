import './consent.js'
import './errors.js'
import './newsletter.js'
import './search.js'

// the two buttons of every number spinner
document.addEventListener('click', (event) => {
  const button = event.target.closest('[data-step]')
  if (!button) return
  const input = button.parentElement.querySelector('input')
  const before = input.value
  if (button.dataset.step === '1') input.stepUp()
  else input.stepDown()
  if (input.value !== before) input.dispatchEvent(new Event('change', { bubbles: true }))
})
