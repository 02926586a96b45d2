import type { Case } from './support/case.ts'

const tall = '<div style="height:3000px"></div>'
const endless = (most: number) => `<ul id=l></ul><script>let n = 0
  const more = () => { for (let k = 0; k < 20; k++) l.insertAdjacentHTML('beforeend', '<li style="height:50px">Row ' + (++n) + '</li>') }
  more(); let due = false
  addEventListener('scroll', () => { if (!due && n < ${most} && scrollY + innerHeight > document.documentElement.scrollHeight - 50) { due = true; setTimeout(() => { due = false; more() }, 200) } })</script>`

export const scrolls: Case[] = [
  {
    it: 'scrolls the page by pages',
    html: tall,
    run: { do: 'scroll', direction: 'down', amount: 2 },
    state: 'scrollY',
    gives: { outcome: 'done', state: 1400, strategy: 'page', detail: /^1400 of \d+ px scrolled\.$/ },
  },
  {
    it: 'says that nothing moved',
    html: tall,
    run: { do: 'scroll', direction: 'up' },
    gives: { outcome: 'unchanged', detail: /^0 of/ },
  },
  {
    it: 'scrolls the box around an element',
    html: '<div id=b style="height:100px;overflow:auto"><p id=p>First</p><div style="height:900px"></div></div>',
    run: { do: 'scroll', ref: '#p', direction: 'down' },
    state: '[b.scrollTop, scrollY]',
    gives: { outcome: 'done', state: [100, 0] },
  },
  {
    it: 'scrolls the box in the middle where the page stands still',
    html: '<style>html, body { margin: 0; height: 100%; overflow: hidden }</style><main id=m style="height:100%;overflow:auto"><div style="height:5000px">x</div></main>',
    run: { do: 'scroll', direction: 'down' },
    state: 'm.scrollTop',
    gives: { outcome: 'done', state: 700 },
  },
  {
    it: 'scrolls to an element',
    html: `${tall}<button id=b>Save</button>`,
    run: { do: 'scroll', to: '#b' },
    state: 'b.getBoundingClientRect().bottom <= innerHeight',
    gives: { outcome: 'done', state: true },
  },
  {
    it: 'leaves an element in view where it is',
    html: `<button id=b>Save</button>${tall}`,
    run: { do: 'scroll', to: '#b' },
    gives: { outcome: 'unchanged' },
  },
  {
    it: 'scrolls an endless list until a text is there',
    html: endless(200),
    run: { do: 'scroll', until: 'row 55' },
    state:
      '[...document.querySelectorAll("li")].some((li) => li.textContent === "Row 55" && li.getBoundingClientRect().bottom <= innerHeight && li.getBoundingClientRect().top >= 0)',
    gives: { outcome: 'done', detail: /^Found after \d+ pages\.$/, state: true },
  },
  {
    it: 'says that the end was reached',
    html: endless(40),
    run: { do: 'scroll', until: 'row 99' },
    state: 'document.querySelectorAll("li").length',
    gives: { outcome: 'not-found', detail: /^The end was reached after \d+ pages\.$/, state: 40 },
  },
  {
    it: 'says that nothing scrolls',
    html: '<p>Hello</p>',
    run: { do: 'scroll', direction: 'down' },
    gives: { outcome: 'unchanged', detail: 'Nothing here scrolls that way.' },
  },
]
