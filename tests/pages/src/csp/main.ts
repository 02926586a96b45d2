import './style.css'

type Child = Node | string
/** Nothing here is parsed: the page's policy asks for trusted types. */
function make(tag: string, attributes: Record<string, string> = {}, ...children: Child[]): HTMLElement {
  const el = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) el.setAttribute(name, value)
  el.append(...children)
  return el
}
const log = (what: string) => {
  document.title = what
}
const entries = [
  'Bank',
  'Mail',
  'Insurance',
  'Tax office',
  'Library',
  'Railway',
  'Clinic',
  'School',
  'Gym',
  'Power',
  'Water',
  'Phone',
]
const root = document.getElementById('root') as HTMLElement
const row = (name: string, at: number) =>
  make(
    'tr',
    { 'data-name': name },
    make('td', {}, make('input', { type: 'checkbox', 'aria-label': `Select ${name}` })),
    make('td', {}, make('a', { href: `#${at}` }, name)),
    make('td', {}, `${name.toLowerCase()}@ann.test`),
    make(
      'td',
      {},
      make('span', { class: 'secret' }, '••••••••'),
      ' ',
      make('span', { class: 'tool show' }, '◉'),
      make('span', { class: 'tool copy' }, '❐'),
    ),
    make('td', {}, make('meter', { min: '0', max: '4', value: String(at % 5) })),
    make('td', {}, make('button', {}, 'Edit')),
  )
root.append(
  make(
    'header',
    {},
    make('b', {}, 'Vault'),
    make('input', { type: 'search', placeholder: 'Search the vault' }),
    make('button', { class: 'lock' }, 'Lock'),
  ),
  make('nav', {}, ...['All', 'Shared', 'Weak', 'Bin'].map((name) => make('div', { class: 'folder' }, name))),
  make(
    'main',
    {},
    make('h1', {}, 'All entries'),
    make('details', {}, make('summary', {}, 'How strong is strong?'), make('p', {}, 'Four words.')),
    make(
      'table',
      {},
      make(
        'thead',
        {},
        make('tr', {}, ...['', 'Name', 'User', 'Password', 'Strength', ''].map((name) => make('th', {}, name))),
      ),
      make('tbody', {}, ...entries.map(row)),
    ),
    make(
      'form',
      {},
      make('label', {}, 'Master password ', make('input', { type: 'password', autocomplete: 'current-password' })),
      make(
        'label',
        {},
        'Lock after ',
        make('select', {}, make('option', {}, '5 minutes'), make('option', {}, '1 hour')),
      ),
      make('button', { type: 'button' }, 'Change'),
    ),
  ),
)
root.addEventListener('click', ({ target }) => {
  const el = (target as Element).closest('.tool, .folder, button, a')
  if (el) log(`${el.classList.item(1) ?? el.textContent} ${el.closest('tr')?.dataset.name ?? ''}`.trim())
})
