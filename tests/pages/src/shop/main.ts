import './style.css'

const log = (what: string) => {
  document.title = what
}
const icon = (path: string) =>
  `<svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor"><path d="${path}"/></svg>`
const heart = icon('M12 21 4 13a5 5 0 1 1 8-6 5 5 0 1 1 8 6z')
const picture = (hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="160" height="120"><rect width="160" height="120" fill="hsl(${hue} 60% 85%)"/><path d="M55 60 80 20l25 40zM78 60h4v40h-4z" fill="hsl(${hue} 60% 40%)"/></svg>`)}`
const facets: [string, string[]][] = [
  ['Brand', ['Ada', 'Bea', 'Cid', 'Dot']],
  ['Material', ['Brass', 'Glass', 'Paper']],
  ['Delivery', ['Tomorrow', 'This week']],
]
const colours = ['crimson', 'goldenrod', 'seagreen', 'royalblue', 'black', 'white']
const facet = ([title, all]: [string, string[]]) =>
  `<section class="facet"><h3 class="fold">${title}</h3><ul>${all.map((one, at) => `<li><label class="tick"><input type="checkbox"><i></i>${one} <small>(${at * 7 + 3})</small></label></li>`).join('')}</ul></section>`
const product = (
  at: number,
) => `<li class="product" data-name="Lamp ${at + 1}"><div class="picture"><a href="#lamp-${at + 1}" tabindex="-1"><img src="${picture(at * 31)}" alt=""></a><span class="keep" data-kept="${at % 4 === 1}">${heart}</span>${at % 5 === 0 ? '<b class="flag">Sale</b>' : ''}</div>
<a class="title" href="#lamp-${at + 1}">Desk lamp no. ${at + 1}, dimmable, with ${['brass', 'glass', 'paper'][at % 3]} shade</a><div class="stars" title="${(at % 3) + 3} of 5">${'★'.repeat((at % 3) + 3)}${'☆'.repeat(2 - (at % 3))} <a href="#reviews-${at + 1}">${at * 13 + 2}</a></div>
<p class="price"><s>${at * 4 + 29}.00</s> <b>${at * 4 + 19}<sup>90</sup></b></p><div class="dots">${colours
  .slice(0, 2 + (at % 3))
  .map((colour) => `<span class="dot" data-colour="${colour}" style="background: ${colour}"></span>`)
  .join('')}</div>
<div class="add" data-do="add">Add to basket</div><label class="compare"><input type="checkbox"> Compare</label></li>`
const root = document.getElementById('root') as HTMLElement
root.innerHTML = `<header><a class="logo" href="#home">Brightmart</a><form role="search"><select aria-label="Where"><option>All</option><option>Indoors</option><option>Garden</option></select><input name="q" value="lamp" aria-label="Search"><button>${icon('M10 2a8 8 0 1 0 5 14l6 6 1-1-6-6a8 8 0 0 0-6-13z')}</button></form>
<a class="basket" href="#basket">${icon('M3 4h3l3 11h10l2-8H8')}<span class="count">0</span></a></header><nav class="crumbs"><a href="#home">Home</a> › <a href="#lights">Lights</a> › lamp</nav>
<aside><div class="chosen"><span class="chip">Under 80 <i class="x">×</i></span><span class="chip">In stock <i class="x">×</i></span><a class="clear">Clear all</a></div>${facets.map(facet).join('')}<section class="facet"><h3 class="fold">Colour</h3><div class="dots">${colours.map((colour) => `<span class="dot swatch" data-colour="${colour}" style="background: ${colour}"></span>`).join('')}</div></section>
<section class="facet"><h3 class="fold">Price</h3><input type="number" aria-label="From" value="10"> – <input type="number" aria-label="To" value="80"><button class="go">Go</button></section></aside>
<main><div class="tools"><h1>24 results for “lamp”</h1><span class="views"><span class="view on" data-view="grid">${icon('M3 3h8v8H3zM13 3h8v8h-8zM3 13h8v8H3zM13 13h8v8h-8z')}</span><span class="view" data-view="list">${icon('M3 4h18v3H3zM3 10h18v3H3zM3 16h18v3H3z')}</span></span><label>Sort <select class="sort"><option>Relevance</option><option>Price</option><option>Newest</option></select></label></div>
<ul class="results">${Array.from({ length: 24 }, (_, at) => product(at)).join('')}</ul><nav class="pages"><span class="now">1</span><a href="#page-2">2</a><a href="#page-3">3</a><a href="#page-2" rel="next">Next</a></nav></main>
<div class="cookies"><p>We use cookies to remember your basket.</p><button>Accept</button><button class="quiet">Only what is needed</button></div>`
const on = (selector: string, act: (el: HTMLElement) => void) => {
  for (const el of root.querySelectorAll<HTMLElement>(selector)) el.addEventListener('click', () => act(el))
}
const nameOf = (el: Element) => el.closest<HTMLElement>('.product')?.dataset.name ?? ''
let count = 0
on('.add', (el) => {
  ;(root.querySelector('.count') as HTMLElement).textContent = String(++count)
  log(`added ${nameOf(el)}`)
})
on('.keep', (el) => {
  el.dataset.kept = String(el.dataset.kept !== 'true')
  log(`kept ${nameOf(el)}`)
})
on('.dot', (el) => log(`${el.dataset.colour} ${nameOf(el)}`))
on('.x', (el) => el.parentElement?.remove())
on('.clear', () => root.querySelector('.chosen')?.remove())
on('.fold', (el) => el.parentElement?.classList.toggle('folded'))
on('.view', (el) => log(`view ${el.dataset.view}`))
on('.cookies button', (el) => {
  log(el.textContent ?? '')
  el.parentElement?.remove()
})
root.addEventListener('change', ({ target }) =>
  log(`changed ${(target as HTMLElement).closest('label')?.textContent?.trim() ?? ''}`),
)
root.querySelector('form')?.addEventListener('submit', (event) => {
  event.preventDefault()
  log('searched')
})
