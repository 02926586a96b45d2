import type { Case } from './support/case.ts'

const onClick = (code: string) => `<button id=b onclick="${code}">Go</button>`
const go = { do: 'click', ref: '#b' }

export const effects: Case[] = [
  {
    it: 'says nothing where nothing came of it',
    html: onClick('1'),
    run: go,
    gives: { outcome: 'done', effects: [/^focus: button "Go"$/] },
  },
  {
    it: 'tells of an address changed by script',
    html: onClick("history.pushState(0, '', '/page/2')"),
    run: go,
    gives: { outcome: 'done', effects: ['address: http://lab.test/page/2'] },
  },
  {
    it: 'tells of a dialog that opened',
    html: `${onClick('d.showModal()')}<dialog id=d aria-label="Sign in">Please sign in</dialog>`,
    run: go,
    gives: { outcome: 'done', effects: ['dialog "Sign in": "Please sign in" appeared'] },
  },
  {
    it: 'tells what an alert says, which came late',
    html: `${onClick("setTimeout(() => { m.textContent = 'Saved!' }, 300)")}<div id=m role=status></div>`,
    run: go,
    gives: { outcome: 'done', effects: ['status: "Saved!" appeared'] },
  },
  {
    it: 'tells of a field that keeps a form from being sent',
    html: '<form><label>Email <input type=email required></label><button id=b>Go</button></form>',
    run: go,
    gives: { outcome: 'done', effects: [/^not sent: textbox "Email": Please fill/] },
  },
  {
    it: 'tells of a field that the page calls invalid',
    html: "<form onsubmit=\"i.setAttribute('aria-invalid', 'true'); return false\"><input id=i aria-label=Zip><button id=b>Go</button></form>",
    run: go,
    gives: { outcome: 'done', effects: [/^textbox "Zip" is invalid/] },
  },
  {
    it: 'tells of elements that came and went',
    html: `${onClick("l.innerHTML = '<li>1<li>2'; p.remove()")}<ul id=l></ul><p id=p>x</p>`,
    run: go,
    gives: { outcome: 'done', effects: ['2 elements came, 1 element went'] },
  },
  {
    it: 'tells of a button that opened something',
    html: "<button id=b aria-expanded=false onclick=\"this.setAttribute('aria-expanded', 'true')\">Menu</button>",
    run: go,
    gives: { outcome: 'done', effects: ['button "Menu": expanded'] },
  },
  {
    it: 'waits for a page that says it is busy',
    html: `${onClick("m.setAttribute('aria-busy', 'true'); setTimeout(() => { m.removeAttribute('aria-busy'); document.title = 'late' }, 900)")}<main id=m>x</main>`,
    run: go,
    gives: { outcome: 'done', settled: 'quiet', effects: ['title: "late"'] },
  },
  {
    it: 'gives up on a page that never rests',
    html: `${onClick('setInterval(() => { m.textContent = Math.random() }, 40)')}<main id=m>x</main>`,
    run: go,
    gives: { outcome: 'done', settled: 'busy' },
  },
  {
    it: 'never reads a password in an effect',
    html: '<input type=password id=p value=hunter2 aria-label=Password><button id=b onclick="p.value = \'swordfish\'">Go</button>',
    run: { do: 'press', keys: 'End', ref: '#p' },
    gives: { outcome: 'done', effects: [/^focus: textbox "Password"$/] },
  },
]
