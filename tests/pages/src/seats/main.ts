import './style.css'

const root = document.getElementById('root') as HTMLElement
const make = (tag: string, name: string, text = '') => {
  const el = document.createElement(tag)
  el.className = name
  el.textContent = text
  return el
}
const log = (what: string) => {
  document.title = what
}

/** One listener for all: nothing on a seat says that it reacts. */
const hall = make('div', 'hall')
for (let row = 0; row < 6; row++) {
  const line = make('div', 'line')
  line.append(make('span', 'letter', 'ABCDEF'[row]))
  for (let seat = 1; seat <= 10; seat++) {
    const box = make('div', (row * 7 + seat) % 5 === 0 ? 'seat taken' : 'seat')
    box.dataset.seat = `${'ABCDEF'[row]}${seat}`
    line.append(box)
  }
  hall.append(line)
}
hall.addEventListener('click', (event) => {
  const seat = (event.target as HTMLElement).closest<HTMLElement>('.seat:not(.taken)')
  if (seat) {
    seat.classList.toggle('mine')
    log(`seat ${seat.dataset.seat}`)
  }
})

const colours = make('div', 'swatches')
for (const colour of ['#d32f2f', '#f9a825', '#388e3c', '#1976d2', '#7b1fa2', '#212121']) {
  const dot = make('div', 'dot')
  dot.style.background = colour
  dot.addEventListener('click', () => log(`colour ${colour}`))
  colours.append(dot)
}

/** Spans side by side, each with a handler of its own and no cursor. */
const sizes = make('p', 'sizes', 'Size: ')
for (const size of ['XS', 'S', 'M', 'L', 'XL']) {
  const span = make('span', 'size', size)
  span.addEventListener('mousedown', () => log(`size ${size}`))
  sizes.append(span, ' ')
}

/** Has the focus and reacts to keys only. */
const knob = make('div', 'knob', '5')
knob.tabIndex = 0
knob.addEventListener('keydown', (event) => {
  if (event.key === 'ArrowUp') knob.textContent = String(Number(knob.textContent) + 1)
  log(`knob ${knob.textContent}`)
})

const board = make('div', 'board')
for (let cell = 0; cell < 9; cell++) {
  const square = make('div', 'square')
  square.onclick = () => {
    square.textContent ||= 'X'
    log(`cell ${cell}`)
  }
  board.append(square)
}

root.append(
  make('h1', '', 'Choose your seats'),
  hall,
  make('h2', '', 'Colour of the ticket'),
  colours,
  sizes,
  make('h2', '', 'People'),
  knob,
  make('h2', '', 'Win a drink'),
  board,
)
