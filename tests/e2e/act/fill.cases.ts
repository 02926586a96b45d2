import type { Case } from './support/case.ts'

const fill = (ref: string, value: string) => ({ do: 'fill', fields: [{ ref, value }] })

/** A controlled field, as frameworks make them: an own property on the element shadows `value`. */
const controlled =
  '<input id=i><script>const d = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value"); let known = "";' +
  'Object.defineProperty(i, "value", { get() { return d.get.call(this) }, set(v) { known = v; d.set.call(this, v) } });' +
  'i.oninput = () => { if (i.value !== known) { known = i.value; document.title = known } }</script>'

const dated = (type: string, said: string, stands: string): Case => ({
  it: `reads "${said}" for a ${type}`,
  html: `<input id=i type=${type} step=any>`,
  run: fill('#i', said),
  log: 'input change',
  state: 'i.value',
  gives: { outcome: 'done', log: ['input i', 'change i'], state: stands },
})

export const fills: Case[] = [
  {
    it: 'replaces the text of a field',
    html: '<input id=i value=old>',
    run: fill('#i', 'new text'),
    log: 'focus beforeinput input change',
    state: 'i.value',
    gives: {
      outcome: 'done',
      log: ['focus i', 'beforeinput i insertText new text', 'input i insertText new text', 'change i'],
      state: 'new text',
      effects: ['textbox: reads "new text", was "old"'],
    },
  },
  {
    it: 'leaves a field alone that reads so already',
    html: '<input id=i value=same>',
    run: fill('#i', 'same'),
    log: 'focus input change',
    gives: { outcome: 'unchanged', log: [] },
  },
  {
    it: 'empties a field',
    html: '<input id=i value=old>',
    run: fill('#i', ''),
    log: 'input',
    state: 'i.value',
    gives: { outcome: 'done', log: ['input i deleteContentBackward'], state: '' },
  },
  {
    it: 'is noticed by a framework that keeps the value itself',
    html: controlled,
    run: fill('#i', 'Ann'),
    gives: { outcome: 'done', effects: ['title: "Ann"'] },
  },
  {
    it: 'fills lines into a textarea',
    html: '<textarea id=i>old</textarea>',
    run: fill('#i', 'a\nb'),
    state: 'i.value',
    gives: { outcome: 'done', state: 'a\nb' },
  },
  {
    it: 'fills a long text at once',
    html: '<textarea id=i></textarea>',
    run: fill('#i', 'line\n'.repeat(2000)),
    log: 'input',
    state: 'i.value.length',
    gives: { outcome: 'done', log: [`input i insertReplacementText ${'line\n'.repeat(2000)}`.trim()], state: 10_000 },
  },
  {
    it: 'fills an editor',
    html: '<div id=i contenteditable>old <b>bold</b></div>',
    run: fill('#i', 'new'),
    state: 'i.innerText',
    gives: { outcome: 'done', state: 'new' },
  },
  {
    it: 'leaves it to an editor that keeps its own model',
    html: '<div id=i contenteditable>old</div><script>i.addEventListener("beforeinput", (e) => { e.preventDefault(); i.innerHTML = "<p>" + e.data + "</p>" })</script>',
    run: fill('#i', 'new'),
    state: 'i.innerHTML',
    gives: { outcome: 'done', state: '<p>new</p>' },
  },
  dated('date', '2026-11-30', '2026-11-30'),
  dated('date', '31.12.2026', '2026-12-31'),
  dated('date', '12/31/2026', '2026-12-31'),
  dated('date', 'March 4, 2026', '2026-03-04'),
  dated('date', '4 Mar 2026', '2026-03-04'),
  dated('time', '5:07 pm', '17:07'),
  dated('month', 'May 2026', '2026-05'),
  dated('week', '2026-W07', '2026-W07'),
  dated('datetime-local', '2026-11-30 09:15', '2026-11-30T09:15'),
  dated('color', 'rebeccapurple', '#663399'),
  dated('range', '70', '70'),
  {
    it: 'refuses a date that could be two',
    html: '<input id=i type=date>',
    run: fill('#i', '3/4/2026'),
    log: 'input change',
    gives: { outcome: 'unsuitable', detail: /takes YYYY-MM-DD/, log: [] },
  },
  {
    it: 'refuses a day that does not exist',
    html: '<input id=i type=date>',
    run: fill('#i', '2026-02-30'),
    gives: { outcome: 'unsuitable', detail: /takes YYYY-MM-DD/ },
  },
  {
    it: 'fills a number with thousands parted',
    html: '<input id=i type=number>',
    run: fill('#i', '1,299'),
    state: 'i.value',
    gives: { outcome: 'done', state: '1299' },
  },
  {
    it: 'refuses words for a number',
    html: '<input id=i type=number>',
    run: fill('#i', 'many'),
    gives: { outcome: 'unsuitable', detail: /a number/ },
  },
  {
    it: 'says what the page put in its place',
    html: '<input id=i oninput="i.value=i.value.slice(0, 3)">',
    run: fill('#i', 'abcdef'),
    gives: { outcome: 'rejected', detail: 'It now reads "abc".' },
  },
  {
    it: 'accepts what the page only wrote in another form',
    html: '<input id=i oninput="i.value=i.value.replace(/(\\d{3})(?=\\d)/, \'$1-\')">',
    run: fill('#i', '5551234'),
    gives: { outcome: 'done', detail: 'It now reads "555-1234".' },
  },
  {
    it: 'never types into a password field',
    html: '<input id=i type=password>',
    run: fill('#i', 'secret'),
    log: 'input focus',
    gives: { outcome: 'unsuitable', detail: 'Credential fields are never typed.', log: [] },
  },
  {
    it: 'never types into one that was a password field when it was seen',
    html: '<input id=i autocomplete=one-time-code>',
    run: fill('#i', '123456'),
    gives: { outcome: 'unsuitable', fields: ['unsuitable'] },
  },
  {
    it: 'waits for a field that is read-only at first',
    html: '<input id=i readonly><script>setTimeout(() => i.removeAttribute("readonly"), 200)</script>',
    run: fill('#i', 'now'),
    gives: { outcome: 'done' },
  },
  {
    it: 'says that a field is read-only',
    html: '<input id=i readonly value=old>',
    run: fill('#i', 'new'),
    gives: { outcome: 'readonly', detail: /read-only/ },
  },
  {
    it: 'ticks a box that is given to it',
    html: '<label><input id=i type=checkbox> Agree</label>',
    run: fill('#i', 'true'),
    state: 'i.checked',
    gives: { outcome: 'done', state: true },
  },
  {
    it: 'chooses in a drop-down that is given to it',
    html: '<select id=i><option>One<option>Two</select>',
    run: fill('#i', 'Two'),
    state: 'i.value',
    gives: { outcome: 'done', state: 'Two' },
  },
  {
    it: 'names the right tools for a button',
    html: '<button id=i>Save</button>',
    run: fill('#i', 'x'),
    gives: { outcome: 'unsuitable', detail: /use click/ },
  },
  {
    it: 'fills the field of a label and of a wrapper',
    html: '<label id=l>Name <input id=i></label><div id=w><span><input id=j></span></div>',
    run: {
      do: 'fill',
      fields: [
        { ref: '#l', value: 'Ann' },
        { ref: '#w', value: 'Bea' },
      ],
    },
    state: '[i.value, j.value]',
    gives: { outcome: 'done', fields: ['done', 'done'], state: ['Ann', 'Bea'] },
  },
  {
    it: 'stops where the page changes under the rest',
    html: '<form id=f><input id=a onchange="f.remove()"><input id=b><input id=c></form>',
    run: { do: 'fill', fields: ['#a', '#b', '#c'].map((ref) => ({ ref, value: 'x' })) },
    gives: { outcome: 'stale', fields: ['done', 'stale'], detail: 'It is gone. 1 more not tried.' },
  },
]
