/** A number in [0, 1) that depends on the seed alone, so that each run sees the same page. Mulberry32. */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

type Made = { html: string; elements: number }
type Maker = (index: number, random: () => number) => Made

const words = 'amber basin cedar delta ember fjord grove haven inlet juniper kelp lumen maple north ochre pine'.split(
  ' ',
)
const phrase = (random: () => number, length: number) =>
  Array.from({ length }, () => words[Math.floor(random() * words.length)]).join(' ')

const card: Maker = (index, random) => ({
  html: `<div class="card"><h3><a href="/p/${index}">${phrase(random, 3)} ${index}</a></h3><p>${phrase(random, 9)}</p>
<div class="button">Add to basket</div><label><input type="checkbox"> Compare</label>
<select aria-label="Size"><option>Small</option><option>Medium</option><option>Large</option></select>
<span class="price">${index}.90</span></div>`,
  elements: 12,
})

const row: Maker = (index, random) => ({
  html: `<tr><td>${index}</td><td><a href="/o/${index}">Order ${index}</a></td><td>${phrase(random, 2)}</td>
<td>${Math.floor(random() * 9000)}.00</td><td><span class="tag">${random() < 0.5 ? 'open' : 'paid'}</span></td>
<td><button>Edit</button><button aria-label="Delete order ${index}"><svg width="12" height="12"><path d="M0 0h12v12z"/></svg></button></td></tr>`,
  elements: 13,
})

const nest: Maker = (index, random) => ({
  html: `${'<div class="wrap">'.repeat(12)}<a href="/n/${index}">${phrase(random, 4)}</a>${'</div>'.repeat(12)}`,
  elements: 13,
})

const mixed: Maker = (index, random) => {
  const makers: Maker[] = [
    card,
    nest,
    () => ({
      html: `<article><h2>${phrase(random, 4)}</h2><p>${phrase(random, 30)} <a href="/a/${index}">${phrase(random, 2)}</a> <b>${phrase(random, 3)}</b></p>
<ul><li>${phrase(random, 3)}</li><li>${phrase(random, 4)}</li></ul></article>`,
      elements: 8,
    }),
    () => ({
      html: `<form><label>Name <input name="n${index}"></label><label>Note <textarea></textarea></label>
<button><svg aria-hidden="true" width="9" height="9"><circle r="4" cx="4" cy="4"/></svg><span class="hidden">Send</span></button></form>`,
      elements: 9,
    }),
    () => ({
      html: `<div hidden><p>${phrase(random, 8)}</p><button>Unseen ${index}</button></div><p class="faded">${phrase(random, 6)}</p>`,
      elements: 4,
    }),
  ]
  return (makers[index % makers.length] ?? card)(index, random)
}

const makers = { cards: card, table: row, nested: nest, mixed }
export type Kind = keyof typeof makers
export const kinds = Object.keys(makers) as Kind[]

const style = `body { margin: 0; font: 14px sans-serif } .card { border: 1px solid #ccc; padding: 8px; margin: 4px }
.button { cursor: pointer; background: #06c; color: #fff; display: inline-block } .tag { border-radius: 4px }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) } .faded { opacity: 0.01 }
nav a:hover { text-decoration: underline } td { padding: 2px 6px }`

const links = 20
/** html, head, title, style, body, nav and its links, main. */
const frameElements = 7 + links

/** An HTML page of about that many elements (to within one part), the same for the same arguments. */
export function generatedPage(kind: Kind, elements: number, seed: number): string {
  const random = randomFrom(seed)
  const parts: string[] = []
  let left = elements - frameElements - (kind === 'table' ? 2 : 0)
  for (let index = 1; left > 0; index++) {
    const made = makers[kind](index, random)
    left -= made.elements
    if (left >= 0) parts.push(made.html)
  }
  const nav = Array.from({ length: links }, (_, at) => `<a href="/c/${at}">${phrase(random, 1)}</a>`).join(' ')
  const body = parts.join('\n')
  return `<!doctype html><html lang="en"><head><title>${kind}</title><style>${style}</style></head><body><nav>${nav}</nav>
<main>${kind === 'table' ? `<table><tbody>${body}</tbody></table>` : body}</main></body></html>`
}
