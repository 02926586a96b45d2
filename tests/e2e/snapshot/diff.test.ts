import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Lab, openLab } from './support/browser.ts'
import { find, has, look } from './support/look.ts'

let lab: Lab
beforeAll(async () => {
  lab = await openLab()
})
afterAll(() => lab.close())

describe('changes', () => {
  it('says what came, went and changed, the most important first', async () => {
    const page = await lab.open(`<main><label><input type="checkbox" id="c"> X</label><p id="p">Old words</p>
      <button id="b">Go</button><button id="stay">Stay</button></main>`)
    expect((await look(page)).diff).toBeNull()
    await page.evaluate(() => {
      document.getElementById('c')?.click()
      document.getElementById('b')?.remove()
      const main = document.querySelector('main')
      main?.insertAdjacentHTML('beforeend', '<a href="/n">New link</a><div role="alert">Wrong code</div>')
    })
    expect((await look(page)).diff).toEqual({
      added: ['alert "Wrong code"', 'link "New link" [e4]'],
      removed: ['button "Go" [e2]'],
      changed: ['checkbox "X" [e1] checked (was unchecked)'],
    })
    expect((await look(page)).diff).toEqual({ added: [], removed: [], changed: [] })
    await page.close()
  })

  it('does not take equal elements in place of old ones for a change', async () => {
    const page = await lab.open('<ul id="u"><li><button>One</button></li><li><button>Two</button></li></ul>')
    await look(page)
    await page.evaluate(() => {
      const list = document.getElementById('u')
      if (list) list.innerHTML = list.innerHTML.replace('Two', 'Three')
    })
    const { diff } = await look(page)
    expect(diff?.added).toEqual([expect.stringMatching(/^button "Three"/)])
    expect(diff?.removed).toEqual(['button "Two" [e2]'])
    await page.close()
  })

  it('tells a new order, however the page made it', async () => {
    const names = ['Ash', 'Birch', 'Cedar', 'Dogwood']
    const list = (all: string[]) => all.map((name) => `<li><a href="/${name}">${name}</a></li>`).join('')
    const page = await lab.open(`<p>Trees</p><ul id="u">${list(names)}</ul>`)
    await look(page)
    await page.evaluate(
      (html) => {
        const all = document.getElementById('u')
        if (all) all.innerHTML = html
      },
      list(['Ash', 'Dogwood', 'Cedar', 'Birch']),
    )
    expect((await look(page)).diff).toEqual({
      added: [],
      removed: [],
      changed: [
        expect.stringMatching(/^new order: link "Dogwood" \[e\d+\], link "Cedar" \[e\d+\], link "Birch" \[e\d+\]$/),
        expect.stringMatching(/^e1 → e\d+ link "Ash"$/),
      ],
    })
    await page.close()
  })

  it('says what was in whole words, and nothing where only the focus moved', async () => {
    const page = await lab.open(
      '<button id="b" aria-label="Pay in two parts">Pay</button><input aria-label="Name" value="Ann Lee">',
    )
    await look(page)
    await page.evaluate(() => document.querySelector('input')?.focus())
    expect((await look(page)).diff).toEqual({ added: [], removed: [], changed: [] })
    await page.evaluate(() => {
      document.getElementById('b')?.setAttribute('aria-label', 'Pay in three parts')
      const field = document.querySelector('input')
      if (field) field.value = 'Bo Lee'
    })
    const { diff } = await look(page)
    expect(diff?.changed).toEqual([
      expect.stringMatching(/^button "Pay in three parts" .*\(was "Pay in two parts"\)$/),
      expect.stringMatching(/= "Bo Lee" \(was "Ann Lee"\)$/),
    ])
    await page.close()
  })

  it('grows tired of a clock, not of a count', async () => {
    const page = await lab.open('<p id="clock">12:00:00</p>')
    await look(page)
    const tick = async (n: number) => {
      await page.evaluate((s) => {
        const clock = document.getElementById('clock')
        if (clock) clock.textContent = `12:00:0${s}`
      }, n)
      return (await look(page)).diff?.changed.length
    }
    // Text nodes are replaced here, as frameworks do: the element stays the same.
    expect([await tick(1), await tick(2), await tick(3), await tick(4)]).toEqual([1, 1, 0, 0])
    await page.close()
  })

  it('caps a change of everything and counts the rest', async () => {
    const page = await lab.open('<main><p>Start</p></main>')
    await look(page)
    await page.evaluate(() => {
      const rows = Array.from({ length: 300 }, (_, i) => `<button>Row ${i}</button>`)
      document.querySelector('main')?.insertAdjacentHTML('beforeend', rows.join(''))
    })
    const { diff } = await look(page)
    expect(diff?.added.length).toBeLessThanOrEqual(61)
    expect(diff?.added.at(-1)).toMatch(/^… \d+ more$/)
    await page.close()
  })
})

describe('looking for text', () => {
  it('finds lines by words or pattern, with their place', async () => {
    const page = await lab.open(`
      <section aria-label="Results"><ul><li><a href="/a">Blue lamp</a><button>Add</button></li>
      <li><a href="/b">Green lamp</a><button>Add</button></li></ul></section>
      <select aria-label="Country"><option>Spain<option>France</select>`)
    await look(page)
    expect((await find(page, 'lamp green')).lines).toEqual([
      expect.stringMatching(/^- link "Green lamp" \[e3\] \(in .*listitem 2.*\)$/),
    ])
    expect((await find(page, '/(blue|green) LAMP/')).total).toBe(2)
    expect((await find(page, 'france')).lines).toEqual(['- option "France" (in combobox "Country" [e5])'])
    expect((await find(page, '/^green lamp$/')).total).toBe(1)
    expect((await find(page, '/(/')).error).toContain('not closed')
    expect((await find(page, '/(a+)+$/')).total).toBe(0)
    expect(await find(page, 'lamp', 1)).toMatchObject({ total: 2, lines: [expect.any(String)] })
    await page.close()
  })

  it('tells whether a text can be read, across inline elements', async () => {
    const page = await lab.open('<p>By signing  up you\n accept <a href="/t">our terms</a>.</p><p hidden>Secret</p>')
    expect(await has(page, 'You accept our TERMS.')).toBe(true)
    expect(await has(page, 'Secret')).toBe(false)
    expect(await has(page, '')).toBe(false)
    await page.close()
  })
})

describe('dialogs and fields', () => {
  it('names the open modal, puts it first and says what lies behind it', async () => {
    const page = await lab.open(
      '<main><h1>Page</h1><a href="/x">Link</a></main><dialog aria-label="Sure?"><button>Yes</button></dialog>',
    )
    await page.evaluate(() => (document.querySelector('dialog') as HTMLDialogElement).showModal())
    const part = await look(page)
    expect(part.modal).toBe('Sure?')
    expect(part.lines).toContain('- main (behind the dialog)')
    expect(part.lines).toContain('- dialog "Sure?"')
    await page.close()
  })

  it('notes what is covered, naming the cover once', async () => {
    const page = await lab.open(`<button>Under</button><button>Also under</button>
      <div role="region" aria-label="Cookies" style="position:fixed;inset:0;background:white"><p>We use cookies</p></div>`)
    const { lines } = await look(page)
    expect(lines[0]).toBe('- button "Under" [e1] (covered by region "Cookies")')
    expect(lines[1]).toBe('- button "Also under" [e2] (covered)')
    await page.close()
  })

  it('names fields that were edited and not sent', async () => {
    const page = await lab.open(`<label>City <input></label><label>Note <textarea></textarea></label>
      <input type="search" aria-label="Search"><label>News <input type="checkbox"></label>`)
    await page.getByLabel('City').fill('Ghent')
    await page.getByLabel('Search').fill('lamp')
    await page.getByLabel('News').check()
    expect((await look(page)).unsent).toEqual(['City', 'News'])
    await page.close()
  })
})
