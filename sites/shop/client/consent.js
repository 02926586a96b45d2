import { post } from './post.js'

const banner = document.querySelector('#consent')

const choose = async (choice) => {
  await post('/api/consent', { choice })
  banner.remove()
}

if (banner) {
  const settings = document.querySelector('#consent-settings')
  for (const button of banner.querySelectorAll('[data-consent]')) {
    button.addEventListener('click', () => choose(button.dataset.consent))
  }
  settings.addEventListener('submit', (event) => {
    event.preventDefault()
    const kinds = [...settings.querySelectorAll('input:checked')].map((input) => input.value)
    window.bootstrap.Modal.getInstance(settings).hide()
    void choose(kinds.join(' '))
  })
}
