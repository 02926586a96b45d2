const form = document.querySelector('#filters')
const slider = document.querySelector('#price')
let running = new AbortController()

const query = () => {
  const fields = new URLSearchParams(new FormData(form))
  if (fields.get('min') === slider.dataset.low) fields.delete('min')
  if (fields.get('max') === slider.dataset.high) fields.delete('max')
  if (fields.get('sort') === 'best') fields.delete('sort')
  return fields.toString()
}

const update = async () => {
  const address = `${location.pathname}?${query()}`
  // the slider tells of each handle that was set, moved or not
  if (address === location.pathname + (location.search || '?')) return
  running.abort()
  running = new AbortController()
  const { signal } = running
  history.pushState(null, '', address)
  document.querySelector('#results').setAttribute('aria-busy', 'true')
  try {
    const reply = await fetch(address, { headers: { 'x-fragment': '1' }, signal })
    const text = await reply.text()
    document.querySelector('#results').outerHTML = text
  } catch (error) {
    if (!signal.aborted) throw error
  }
}

const startSlider = () => {
  const { low, high } = slider.dataset
  const [min, max] = [form.elements.min, form.elements.max]
  window.noUiSlider.create(slider, {
    start: [Number(min.value), Number(max.value)],
    range: { min: Number(low), max: Number(high) },
    connect: true,
    step: 1,
    keyboardPageMultiplier: 10,
    handleAttributes: [{ 'aria-label': 'Lowest price' }, { 'aria-label': 'Highest price' }],
    ariaFormat: { to: (value) => `€${Math.round(value)}` },
    format: { to: (value) => String(Math.round(value)), from: Number },
  })
  slider.noUiSlider.on('update', ([from, to]) => {
    min.value = from
    max.value = to
    document.querySelector('#price-words').textContent = `€${from} to €${to}`
  })
  // a key press on a handle ends in 'set' as well, as the end of a drag does
  slider.noUiSlider.on('set', update)
}

if (form) {
  startSlider()
  if (matchMedia('(max-width: 767px)').matches) document.querySelector('.filters-fold').open = false
  form.addEventListener('change', update)
  document.querySelector('#sort').addEventListener('change', update)
  form.addEventListener('submit', (event) => event.preventDefault())
  document.querySelector('#clear-filters').addEventListener('click', () => {
    for (const box of form.querySelectorAll('input[type=checkbox]')) box.checked = false
    slider.noUiSlider.set([slider.dataset.low, slider.dataset.high])
  })
  addEventListener('popstate', () => location.reload())
}
