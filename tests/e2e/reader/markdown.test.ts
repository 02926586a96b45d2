import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Lab, openLab, read } from './support/lab.ts'

let lab: Lab
beforeAll(async () => {
  lab = await openLab()
})
afterAll(() => lab.close())

/** The Markdown of a part of a page, or of all of it. */
async function markdown(html: string, what: 'text' | 'all' = 'all', selector?: string): Promise<string> {
  const page = await lab.open(html)
  const { text } = await read(page, what, selector)
  await page.close()
  return text
}

describe('Markdown', () => {
  it.each<[string, string, string]>([
    ['headings', '<h1>A <b>b</b></h1><div role=heading aria-level=3>C</div>', '# A b\n\n### C'],
    [
      'words as they stand',
      '<p>snake_case *is* <em>not</em> <b>escaped</b> [1]. 2. x</p>',
      'snake_case *is* not escaped [1]. 2. x',
    ],
    [
      'links without fragment and credentials',
      '<a href="http://u:p@x.test/a?b=1#c">x</a> <a href="/d#e">y</a> <a href="#f">z</a> <a href="javascript:alert(1)">w</a>',
      '[x](http://x.test/a?b=1) [y](/d) z w',
    ],
    ['nested lists', '<ul><li>a<ol start=4><li>b<li>c</ol><li>d</ul>', '- a\n  4. b\n  5. c\n- d'],
    [
      'code',
      '<pre><code class="hljs language-ts">if (a) {\n  `b`\n}</code></pre><p>a <code>b</code></p>',
      '```ts\nif (a) {\n  `b`\n}\n```\n\na `b`',
    ],
    ['a fence within code', '<pre>```\nx\n```</pre>', '````\n```\nx\n```\n````'],
    [
      'pictures by their text',
      '<img alt="A cat" src=c.png width=9 height=9><img src=d.png width=9 height=9>',
      '![A cat]',
    ],
    [
      'a table with spans',
      '<table><tr><th rowspan=2>N<th colspan=2>Y<tr><th>Q1<th>Q2<tr><td>a|b<td colspan=2>1</table>',
      '| N | Y Q1 | Y Q2 |\n| --- | --- | --- |\n| a\\|b | 1 |  |',
    ],
    [
      'an ARIA table',
      '<div role=table><div role=row><div role=columnheader>A</div><div role=columnheader>B</div></div><div role=row><div role=cell>1</div><div role=cell>2</div></div></div>',
      '| A | B |\n| --- | --- |\n| 1 | 2 |',
    ],
    [
      'a table that only arranges things',
      '<table><tr><td><p>left</p></td><td><table><tr><th>x<th>y<tr><td>1<td>2</table></td></tr></table>',
      'left\n\n| x | y |\n| --- | --- |\n| 1 | 2 |',
    ],
    ['definitions', '<dl><dt>Term<dd>What it <b>means</b></dl>', 'Term\n: What it means'],
    ['quotes and what is struck', '<blockquote>q</blockquote><p><del>8</del> 5</p>', '> q\n\n~~8~~ 5'],
    ['check marks', '<label><input type=checkbox checked> Done</label>', '[x] Done'],
    [
      'values, but no secrets',
      '<p>Name <input value=Ann> <input type=password value=hush> <select><option>Spain<option selected>France</select></p>',
      'Name Ann France',
    ],
    [
      'blocks by style',
      '<span style="display:block">a</span><span style="display:block">b</span><button>c</button><button>d</button>',
      'a\n\nb\n\nc d',
    ],
  ])('%s', async (_, html, text) => {
    expect(await markdown(html)).toBe(text)
  })

  it('goes through shadow trees, slots and custom elements', async () => {
    const page = await lab.open('<x-card><b slot=name>Ann</b> lives</x-card>')
    await page.evaluate(() => {
      const root = document.querySelector('x-card')?.attachShadow({ mode: 'open' })
      if (root)
        root.innerHTML = '<h2><slot name=name></slot></h2><p><slot></slot> here</p><style>p { color: red }</style>'
    })
    expect((await read(page, 'all')).text).toBe('## Ann\n\nlives here')
    await page.close()
  })

  it('reads below an element alone', async () => {
    expect(await markdown('<main><p>a</p><section><h2>B</h2><p>c</p></section></main>', 'text', 'section')).toBe(
      '## B\n\nc',
    )
  })
})

/** As in the snapshot's own tests: ways to put text where software reads it and people do not. */
const hidden = [
  '<p style="display:none">TOKEN</p>',
  '<p style="visibility:hidden">TOKEN</p>',
  '<p style="opacity:0">TOKEN</p>',
  '<p style="font-size:0">TOKEN</p>',
  '<p style="font-size:1px">TOKEN</p>',
  '<div style="background:#fff"><p style="color:#fefefe">TOKEN</p></div>',
  '<p style="position:absolute;clip:rect(0,0,0,0)">TOKEN</p>',
  '<p style="position:absolute;left:-9999px">TOKEN</p>',
  '<p style="transform:scale(0)">TOKEN</p>',
  '<div style="height:0;overflow:hidden"><p>TOKEN</p></div>',
  '<p hidden>TOKEN</p>',
  '<!-- TOKEN --><template>TOKEN</template><noscript>TOKEN</noscript><script type="application/ld+json">"TOKEN"</script>',
  '<button aria-label="TOKEN">x</button><p data-x="TOKEN" title="TOKEN" aria-description="TOKEN">x</p>',
  '<input type=hidden value=TOKEN><input type=password value=TOKEN><input autocomplete=one-time-code value=TOKEN>',
  '<meta name=description content=TOKEN><svg width=50 height=50><desc>TOKEN</desc></svg>',
  '<details><summary>x</summary>TOKEN</details>',
]

describe('what nobody sees is not read', () => {
  it.each(hidden)('%s', async (html) => {
    const prose = `<p>${'The words of the article are long enough to be one. '.repeat(12)}</p>`
    for (const what of ['text', 'all'] as const)
      expect(await markdown(`<article>${prose}${html}${prose}</article>`, what)).not.toContain('TOKEN')
  })
  it('invisible characters are taken out', async () => {
    expect(await markdown('<p>pay\u202E\u200B\u{E0041} me</p>')).toBe('pay me')
  })
})

describe('hostile pages', () => {
  it('a page that names its elements like properties of the DOM is read all the same', async () => {
    const page = await lab.open(
      '<form name=body><input name=attributes value=x><input name=childNodes><input name=parentNode><img name=implementation id=implementation><p>Inside</p></form><p>After</p>',
    )
    expect((await read(page, 'all')).text).toBe('x\n\nInside\n\nAfter')
    await page.close()
  })
  it('tables in tables in tables take no time', async () => {
    const depth = 100
    const html = `${'<table><tr><th>a<th>b<tr><td>x<td>'.repeat(depth)}end${'</table>'.repeat(depth)}`
    const text = await markdown(html)
    expect(text).toContain('end')
    expect(text).toMatch(/^\| a \| b \|\n\| --- \| --- \|\n\| x \| a, b; x, a, b;/)
    expect(text.length).toBeLessThan(5000)
  })
  it('twenty thousand elements, and a text of a million characters', async () => {
    const text = await markdown(
      `<main>${'<p><span>word</span> <i>more</i></p>'.repeat(7000)}<p>${'long '.repeat(200_000)}</p></main>`,
    )
    expect(text.startsWith('word more\n\nword more')).toBe(true)
  })
  it('sends nothing and changes nothing', async () => {
    const page = await lab.open(
      '<p id=p>a</p><img alt=x src="/seen.png" width=9 height=9><video src="/v.mp4" width=9 height=9></video>',
    )
    await page.waitForLoadState('networkidle')
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const before = await page.content()
    const mutations = await page.evaluate(async () => {
      let count = 0
      const observer = new MutationObserver((all) => {
        count += all.length
      })
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
      const world = globalThis as unknown as { reader: typeof import('./support/api.ts') }
      world.reader.read('text')
      world.reader.extract()
      world.reader.outline()
      await new Promise((resolve) => setTimeout(resolve, 200))
      return count
    })
    expect(mutations).toBe(0)
    expect(await page.content()).toBe(before)
    expect(asked).toEqual([])
    await page.close()
  })
  it('the same page gives the same text', async () => {
    const page = await lab.open(`<main>${'<p>One sentence, and another one that is longer. </p>'.repeat(50)}</main>`)
    expect(await read(page)).toEqual(await read(page))
    await page.close()
  })
})
