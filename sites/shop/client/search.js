// a combobox with a list of suggestions, after the ARIA practices guide
const input = document.querySelector('#q')
const list = document.querySelector('#suggestions')
let active = -1
let asked = 0

const options = () => [...list.children]

const close = () => {
  list.hidden = true
  active = -1
  input.setAttribute('aria-expanded', 'false')
  input.removeAttribute('aria-activedescendant')
}

const mark = (index) => {
  active = index
  for (const [at, option] of options().entries()) option.setAttribute('aria-selected', String(at === index))
  if (index < 0) input.removeAttribute('aria-activedescendant')
  else input.setAttribute('aria-activedescendant', options()[index].id)
}

const optionOf = ({ name, price, href }, index) => {
  const option = document.createElement('li')
  option.id = `suggestion-${index}`
  option.role = 'option'
  option.dataset.href = href
  option.setAttribute('aria-selected', 'false')
  const cost = Object.assign(document.createElement('span'), { className: 'price', textContent: price })
  option.append(Object.assign(document.createElement('span'), { textContent: name }), ' ', cost)
  return option
}

const open = async () => {
  const number = ++asked
  const query = input.value.trim()
  if (query.length < 2) return close()
  const reply = await fetch(`/api/suggest?${new URLSearchParams({ q: query })}`)
  const found = await reply.json()
  // an answer that was overtaken by a later question is of no use
  if (number !== asked) return
  list.replaceChildren(...found.map(optionOf))
  if (found.length === 0) return close()
  list.hidden = false
  input.setAttribute('aria-expanded', 'true')
  mark(-1)
}

const step = (by) => {
  const { length } = options()
  if (list.hidden || length === 0) return
  mark(active < 0 && by < 0 ? length - 1 : (active + by + length) % length)
}

const KEYS = {
  ArrowDown: () => step(1),
  ArrowUp: () => step(-1),
  Escape: close,
  Enter: (event) => {
    if (active < 0) return
    event.preventDefault()
    location.assign(options()[active].dataset.href)
  },
}

input.addEventListener('input', open)
input.addEventListener('keydown', (event) => {
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') event.preventDefault()
  KEYS[event.key]?.(event)
})
input.addEventListener('blur', () => {
  asked += 1
  close()
})
// keeps the focus in the field, so that its blur does not close the list under the pointer
list.addEventListener('mousedown', (event) => event.preventDefault())
list.addEventListener('click', (event) => {
  const option = event.target.closest('[role=option]')
  if (option) location.assign(option.dataset.href)
})
