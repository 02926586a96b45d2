import type { Case } from './support/case.ts'

const select = (ref: string, ...values: string[]) => ({ do: 'select', ref, values })
const check = (ref: string, checked = true) => ({ do: 'check', ref, checked })

/** A combobox whose list is put at the end of the body when it is opened, as toolkits do. */
const combobox = (options: string, more = '') =>
  `<style>[role=option] { display: block; padding: 4px }</style><div id=c role=combobox tabindex=0 aria-expanded=false aria-label=Size>Choose</div>
  <script>c.addEventListener('mousedown', () => { c.setAttribute('aria-expanded', 'true'); setTimeout(() => {
    document.body.insertAdjacentHTML('beforeend', '<div id=l role=listbox>${options}</div>')
    l.onclick = (e) => { const o = e.target.closest('[role=option]'); if (o && !o.dataset.off) { c.textContent = o.textContent }; l.remove(); c.setAttribute('aria-expanded', 'false') }
  }, 60) })${more}</script>`
const sizes = '<div role=option>Small</div><div role=option>Large</div><div role=option>Extra large</div>'

export const choices: Case[] = [
  {
    it: 'chooses by label, value and index',
    html: '<select id=s><option value=1>One<option value=b>  Two   words</option><option value=c>Three</select>',
    run: select('#s', 'Two words'),
    log: 'focus input change',
    state: 's.value',
    gives: { outcome: 'done', state: 'b', log: ['focus s', 'input s', 'change s'] },
  },
  {
    it: 'chooses by value where no label fits',
    html: '<select id=s><option value=us>United States<option value=de>Germany</select>',
    run: select('#s', 'de'),
    state: 's.value',
    gives: { outcome: 'done', state: 'de', effects: ['combobox: reads "Germany", was "United States"'] },
  },
  {
    it: 'chooses several',
    html: '<select id=s multiple><optgroup label=G><option>A<option>B</optgroup><option selected>C</select>',
    run: select('#s', 'A', 'B'),
    state: '[...s.selectedOptions].map((o) => o.value)',
    gives: { outcome: 'done', state: ['A', 'B'] },
  },
  {
    it: 'says that it is chosen already',
    html: '<select id=s><option>A<option>B</select>',
    run: select('#s', 'A'),
    gives: { outcome: 'unchanged' },
  },
  {
    it: 'lists the options where none fits',
    html: '<select id=s><option>Red<option>Green</select>',
    run: select('#s', 'Blue'),
    gives: { outcome: 'no-option', detail: 'No option "Blue". There are: "Red", "Green".' },
  },
  {
    it: 'chooses none of several that fit',
    html: '<select id=s><option>Red dark<option>Red light</select>',
    run: select('#s', 'red'),
    gives: { outcome: 'no-option', detail: 'Several options fit "red": "Red dark", "Red light".' },
  },
  {
    it: 'does not choose a disabled option',
    html: '<select id=s><option>A<optgroup disabled><option>B</optgroup></select>',
    run: select('#s', 'B'),
    state: 's.value',
    gives: { outcome: 'no-option', detail: 'The option "B" is disabled.', state: 'A' },
  },
  {
    it: 'says that the page chose otherwise',
    html: '<select id=s onchange="s.value=\'A\'"><option>A<option>B</select>',
    run: select('#s', 'B'),
    gives: { outcome: 'rejected', detail: 'It now reads "A".' },
  },
  {
    it: 'chooses in a combobox whose list comes later, elsewhere',
    html: combobox(sizes),
    run: select('#c', 'Large'),
    state: 'c.textContent',
    gives: { outcome: 'done', state: 'Large' },
  },
  {
    it: 'lists what a combobox offers where nothing fits',
    html: combobox(sizes),
    run: select('#c', 'Tiny'),
    gives: { outcome: 'no-option', detail: 'No option "Tiny". There are: "Small", "Large", "Extra large".' },
  },
  {
    it: 'says that a combobox did not take the choice',
    html: combobox('<div role=option data-off=1>Small</div>'),
    run: select('#c', 'Small'),
    gives: { outcome: 'rejected', detail: /"Small" was clicked but not taken/ },
  },
  {
    it: 'types into a combobox that filters',
    html: `<input id=c role=combobox aria-controls=l aria-label=City><div id=l role=listbox></div><script>
      const all = ['Berlin', 'Bern', 'Paris']
      c.oninput = () => setTimeout(() => { l.innerHTML = all.filter((x) => c.value && x.startsWith(c.value)).map((x) => '<div role=option>' + x + '</div>').join('') }, 150)
      l.onmousedown = (e) => { c.value = e.target.textContent; l.innerHTML = '' }</script>`,
    run: select('#c', 'Bern'),
    state: 'c.value',
    gives: { outcome: 'done', state: 'Bern' },
  },
  {
    it: 'chooses in an open listbox',
    html: `<div role=listbox id=l tabindex=0><div role=option aria-selected=true>A</div><div role=option aria-selected=false id=b>B</div></div>
      <script>l.onclick = (e) => { for (const o of l.children) o.setAttribute('aria-selected', String(o === e.target)) }</script>`,
    run: select('#l', 'B'),
    state: 'b.ariaSelected',
    gives: { outcome: 'done', state: 'true' },
  },
  {
    it: 'chooses in a radio group by label',
    html: '<fieldset id=f><label><input type=radio name=r>One</label><label><input type=radio name=r id=b>Two</label></fieldset>',
    run: select('#f', 'Two'),
    state: 'b.checked',
    gives: { outcome: 'done', state: true },
  },
  {
    it: 'ticks a box',
    html: '<input type=checkbox id=b aria-label=Agree>',
    run: check('#b'),
    log: 'click input change',
    gives: { outcome: 'done', log: ['click b 0 0 1', 'input b', 'change b'], effects: ['checkbox "Agree": checked'] },
  },
  {
    it: 'leaves a ticked box alone',
    html: '<input type=checkbox id=b checked>',
    run: check('#b'),
    log: 'click',
    gives: { outcome: 'unchanged', log: [] },
  },
  {
    it: 'ticks a hidden box by its label, beside the link in it',
    html: '<input type=checkbox id=b style="display:none"><label for=b id=l>I accept the <a href="/terms">terms and conditions of this shop</a></label>',
    run: check('#b'),
    state: '[b.checked, location.pathname]',
    gives: { outcome: 'done', state: [true, '/page'] },
  },
  {
    it: 'says that a box was turned back',
    html: '<input type=checkbox id=b onclick="return false">',
    run: check('#b'),
    gives: { outcome: 'rejected', detail: 'It is still unchecked.' },
  },
  {
    it: 'cannot turn a radio button off',
    html: '<input type=radio id=b checked>',
    run: check('#b', false),
    gives: { outcome: 'unsuitable', detail: /choosing another/ },
  },
  {
    it: 'turns an ARIA switch that answers late',
    html: '<div id=b role=switch aria-checked=false tabindex=0>Mail</div><script>b.onclick = () => setTimeout(() => b.setAttribute("aria-checked", "true"), 100)</script>',
    run: check('#b'),
    gives: { outcome: 'done', effects: ['switch "Mail": checked'] },
  },
  {
    it: 'names the right tool for what cannot be checked',
    html: '<button id=b>Save</button>',
    run: check('#b'),
    gives: { outcome: 'unsuitable', detail: /use click/ },
  },
]
