import { clearError } from './errors.js'

const form = document.querySelector('#place')
const date = document.querySelector('#date')
const frame = document.querySelector('.pay-frame')

window.flatpickr(date, {
  dateFormat: 'Y-m-d',
  minDate: date.dataset.first,
  maxDate: date.dataset.last,
  disable: [(day) => day.getDay() === 0],
  disableMobile: true,
  locale: { firstDayOfWeek: 1 },
})

const gift = document.querySelector('#gift')
gift.addEventListener('change', () => {
  document.querySelector('#note-box').hidden = !gift.checked
})

for (const radio of form.querySelectorAll('[name=method]')) {
  radio.addEventListener('change', async () => {
    const address = `/checkout/delivery?${new URLSearchParams({ method: radio.value })}`
    const reply = await fetch(address, { headers: { 'x-fragment': '1' } })
    const text = await reply.text()
    if (radio.checked) document.querySelector('.checkout .basket-sum').outerHTML = text
  })
}

addEventListener('message', (event) => {
  if (event.origin !== frame.dataset.origin || event.source !== frame.contentWindow) return
  if (event.data?.kind !== 'paid') return
  document.querySelector('#pay-state').textContent = event.data.words
  clearError(frame)
})

let sent = false
form.addEventListener('submit', (event) => {
  if (sent) event.preventDefault()
  sent = true
})
// a page that comes back from the browser's cache can be sent again
addEventListener('pageshow', () => {
  sent = false
})

document.querySelector('#summary')?.focus()
