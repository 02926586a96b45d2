import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Lab, openLab } from './support/lab.ts'

type Report = { outcome: string; strategy?: string; detail?: string; effects: string[]; log: string[]; settled: string }

let lab: Lab
beforeAll(async () => {
  lab = await openLab()
})
afterAll(() => lab.close())

test('an action is done once: asked again, the ledger answers', async () => {
  const { run } = await lab.open('<button id=b>Add</button>')
  const reports = await run<Report[]>(
    `act.record('click'); const go = () => act.run({ do: 'click', ref: '#b' }, {}, 'one')
     Promise.all([go(), go()]).then(async ([a, b]) => [a, b, await go()])`,
  )
  expect(reports.map((r) => r.outcome)).toEqual(['done', 'done', 'done'])
  expect(reports[2]?.log).toEqual(['click b 0 0 1'])
})

test('the ledger tells what became of an action', async () => {
  const { run } = await lab.open('<button id=b>Add</button>')
  const states = await run(
    `(async () => {
       const states = [act.engine.outcome('x').state]
       const running = act.run({ do: 'click', ref: '#b' }, {}, 'x')
       states.push(act.engine.outcome('x').state)
       await new Promise((done) => b.addEventListener('click', () => setTimeout(done)))
       states.push(act.engine.outcome('x').state)
       await running
       return [...states, act.engine.outcome('x').state, act.acted.map(([id, r]) => [id, r.outcome, r.settled])]
     })()`,
  )
  expect(states).toEqual(['unknown', 'running', 'acted', 'settled', [['x', 'done', 'busy']]])
})

test('two actions do not run into one another', async () => {
  const { run } = await lab.open('<input id=a><input id=b>')
  const report = await run<Report>(
    `act.record('input'); act.run({ do: 'type', ref: '#a', text: 'xy' }); act.run({ do: 'type', ref: '#b', text: 'z' })`,
  )
  expect(report.log).toEqual(['input a insertText x', 'input a insertText y', 'input b insertText z'])
})

test('an action is told of before the page leaves', async () => {
  const { run } = await lab.open('<form action="/next"><button id=b>Send</button></form>')
  const told = await run(`act.run({ do: 'click', ref: '#b' }).then((r) => [r.outcome, r.settled, act.acted.length])`)
  expect(told).toEqual(['done', 'leaving', 1])
})

test('nothing is done to an element that is not what was approved', async () => {
  const { run } = await lab.open('<form action="/a"><button id=b>Pay 5</button></form>')
  const ask = `act.run({ do: 'click', ref: '#b' }, { [act.refFor('#b')]: print })`
  await run(`act.record('click submit'); globalThis.print = act.facts('#b').fingerprint`)
  for (const swap of [`b.textContent = 'Pay 500'`, `b.textContent = 'Pay 5'; b.formAction = '/b'`]) {
    await run(swap)
    expect(await run(`${ask}.then((r) => [r.outcome, r.log])`)).toEqual(['changed', []])
  }
  await run(`b.removeAttribute('formaction')`)
  expect(await run(`${ask}.then((r) => r.outcome)`)).toBe('done')
})

test('a swap in the frame before the click is noticed', async () => {
  const { run } = await lab.open('<a id=a href="#good">Go</a>')
  const got = await run(
    `act.record('click'); const print = act.facts('#a').fingerprint
     requestAnimationFrame(() => { a.href = '#evil' })
     act.run({ do: 'click', ref: '#a' }, { [act.refFor('#a')]: print }).then((r) => [r.outcome, r.log])`,
  )
  expect(got).toEqual(['changed', []])
})

test('an element made anew is found by role and name, and that is said', async () => {
  const { run } = await lab.open('<div id=w><button>Save</button></div>')
  await run(`act.record('click'); globalThis.ref = act.refFor('#w button'); w.innerHTML = '<button id=n>Save</button>'`)
  const report = await run<Report>(`act.run({ do: 'click', ref })`)
  expect([report.outcome, report.strategy, report.log]).toEqual(['done', 'role and name', ['click n 0 0 1']])
})

test('failing that, by its text', async () => {
  const { run } = await lab.open('<div id=w><button>Save</button></div>')
  await run(`globalThis.ref = act.refFor('#w button'); w.innerHTML = '<a id=n href="#s">save</a>'`)
  const report = await run<Report>(`act.run({ do: 'click', ref })`)
  expect([report.outcome, report.strategy]).toEqual(['done', 'text'])
})

test('two that fit are none, and a ref never given out is stale', async () => {
  const { run } = await lab.open('<div id=w><button>Save</button></div>')
  await run(
    `act.record('click'); globalThis.ref = act.refFor('#w button'); w.innerHTML = '<button>Save</button><button>Save</button>'`,
  )
  expect(await run(`act.run({ do: 'click', ref }).then((r) => [r.outcome, r.log])`)).toEqual(['ambiguous', []])
  expect(await run(`act.run({ do: 'click', ref: 'e777' }).then((r) => r.outcome)`)).toBe('stale')
})

test('the human at work holds every action until released', async () => {
  const { page, run } = await lab.open('<input id=i><button id=b>Save</button>')
  await page.keyboard.press('Shift')
  expect(await run('act.guard.held')).toBe(false)
  await page.mouse.move(5, 5)
  await page.mouse.wheel(0, 10)
  await expect.poll(() => run('act.guard.held')).toBe(true)
  await page.mouse.click(500, 500)
  expect(await run('act.noticed.length')).toBe(1)
  const first = await run<Report>(`act.record('click'); act.run({ do: 'click', ref: '#b' })`)
  expect([first.outcome, first.log]).toEqual(['held', []])
  await run('act.guard.release()')
  expect(await run(`act.run({ do: 'click', ref: '#b' }).then((r) => r.outcome)`)).toBe('done')
})

test('typing stops between keys when the human comes', async () => {
  const { page, run } = await lab.open('<input id=i><button id=b>Save</button>')
  const typing = run<Report>(`act.run({ do: 'type', ref: '#i', text: 'x'.repeat(50000) })`)
  await expect.poll(() => run<number>('i.value.length')).toBeGreaterThan(3)
  await page.mouse.click(900, 600)
  const report = await typing
  const { length } = await run<string>('i.value')
  expect(report.outcome).toBe('held')
  expect(report.detail).toBe(`The human took over after ${length} of 50000 characters.`)
  expect(await run('act.noticed')).toEqual([['pointerdown', expect.any(String)]])
})

test('our own events and those of a script are not the human', async () => {
  const { run } = await lab.open('<button id=b>Save</button>')
  await run(`act.run({ do: 'click', ref: '#b' })`)
  await run(`b.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true })); b.click()`)
  expect(await run('[act.guard.held, act.noticed]')).toEqual([false, []])
})

test('facts of a submit button', async () => {
  const { run } = await lab.open(
    `<section><h2>Checkout</h2><p>Total 12 EUR</p><form action="/pay" method=post><label>Card number <input value=4111></label>
     <label>Name <input></label><input type=hidden name=t value=x><button id=b>Place order</button></form></section>`,
  )
  const facts = await run<Record<string, unknown>>(`act.facts('#b')`)
  expect(facts).toMatchObject({
    found: 'ref',
    role: 'button',
    name: 'Place order',
    submits: true,
    form: { action: 'http://lab.test/pay', method: 'post', fields: ['Card number', 'Name'], credential: 'card' },
  })
  expect(facts.around).toContain('Place order')
  expect(JSON.stringify(facts)).not.toContain('4111')
})

test('in a window that is not in front the focus is told of nevertheless', async () => {
  const { page, run } = await lab.open('<input id=i>')
  const session = await lab.context.newCDPSession(page)
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: false })
  const other = await lab.context.newPage()
  await other.bringToFront()
  await expect.poll(() => run('document.hasFocus()')).toBe(false)
  const report = await run<Report>(
    `act.record('focus focusin input change'); act.run({ do: 'fill', fields: [{ ref: '#i', value: 'x' }] })`,
  )
  expect(report.log).toEqual(['focus i', 'focusin i', 'input i insertText x', 'change i'])
  await other.close()
  await session.send('Emulation.setFocusEmulationEnabled', { enabled: true })
})

test('clicks on a page of 20,000 elements', async () => {
  const { run } = await lab.open('<div id=w></div><button id=b style="position:fixed;top:0;right:0">Save</button>')
  await run(`w.innerHTML = '<p><a href="#">x</a><b>y</b><i>z</i></p>'.repeat(5000)`)
  const report = await run<Report>(`act.run({ do: 'click', ref: '#b' })`)
  expect(report).toMatchObject({ outcome: 'done', settled: 'quiet' })
})
