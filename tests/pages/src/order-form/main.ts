import flatpickr from 'flatpickr'
import 'flatpickr/dist/flatpickr.css'
import noUiSlider from 'nouislider'
import 'nouislider/dist/nouislider.css'
import Sortable from 'sortablejs'
import TomSelect from 'tom-select'
import 'tom-select/dist/css/tom-select.css'

const log = (what: string) => {
  document.title = what
}
flatpickr('#day', { defaultDate: '2026-03-17', onChange: (_, day) => log(`day ${day}`) })
flatpickr('#inline', {
  inline: true,
  mode: 'range',
  defaultDate: ['2026-03-03', '2026-03-09'],
  onChange: (days) => log(`range ${days.length}`),
})
noUiSlider
  .create(document.querySelector('#price') as HTMLElement, {
    start: [20, 80],
    connect: true,
    range: { min: 0, max: 100 },
  })
  .on('change', (values) => log(`price ${values}`))
new TomSelect('#tags', { plugins: ['remove_button'], onChange: (value: string[]) => log(`tags ${value}`) })
new Sortable(document.querySelector('#stops') as HTMLElement, {
  handle: '.grip',
  onEnd: () => log(document.querySelector('#stops')?.textContent ?? ''),
})
document.querySelector('form')?.addEventListener('submit', (event) => {
  event.preventDefault()
  log('sent')
})
