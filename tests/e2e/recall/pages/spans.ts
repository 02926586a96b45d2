import type { Truth } from '../../../support/pages.ts'

export const html = `<!doctype html><html lang="en"><title>Spans</title>
<style>.row { padding: 8px } .row span { margin-right: 8px } .bar { display: flex; gap: 12px } .keys { display: grid; grid-template-columns: repeat(3, 40px); gap: 6px } .keys div { border: 1px solid #999; height: 32px; text-align: center }
 .sizes { display: flex; gap: 6px } .sizes div { border: 1px solid #bbb; padding: 4px 8px } .chips { display: flex; gap: 6px } .chips div { background: #eef; border-radius: 10px; padding: 2px 10px }</style>
<body><main><h1>Orders</h1>
<div class="row" id="order"><b>Order 18</b>, sent on Monday <div id="acts"><span>Edit</span> <span>Copy</span> <span>Delete</span></div></div>
<div class="row" id="stars"><span>★</span><span>★</span><span>★</span><span>☆</span><span>☆</span></div>
<div class="row bar" id="pages"><span>1</span><span>2</span><span>3</span><span>4</span></div>
<div class="keys" id="keys"><div>1</div><div>2</div><div>3</div><div>4</div><div>5</div><div>6</div><div>7</div><div>8</div><div>9</div><div>*</div><div>0</div><div>#</div></div>
<div class="bar" id="letters"><span>A</span><span>B</span><span>C</span><span>D</span></div>
<div class="sizes" id="sizes"><div>S</div><div>M</div><div>L</div><div>XL</div></div>
<div class="chips" id="chips"><div>Vegan</div><div>Spicy</div><div>No nuts</div></div>
<p id="note">The note <span id="close">×</span></p>
<p>It costs <span>$</span><span>25</span><span>.99</span> for <b>one</b> <i>night</i> in <em>May</em>, which <span>many</span> <span>people</span> liked.</p>
<div id="tree"><span>▸</span> Folder with files</div>
</main><script>
addEventListener('click', () => 0)
const on = (q) => { for (const el of document.querySelectorAll(q)) el.addEventListener('click', () => { el.style.outline = '1px solid' }) }
on('#acts span,#stars span,#pages span,#letters span,#keys div,#sizes div,#chips div,#close,#tree span')
</script></body></html>
`

export const truth: Truth[] = [
  { selector: '#acts span', what: 'reacts to a click' },
  { selector: '#stars span', what: 'reacts to a click' },
  { selector: '#pages span', what: 'reacts to a click' },
  { selector: '#letters span', what: 'reacts to a click' },
  { selector: '#keys div', what: 'reacts to a click' },
  { selector: '#sizes div', what: 'reacts to a click' },
  { selector: '#chips div', what: 'reacts to a click' },
  { selector: '#close', what: 'reacts to a click' },
  { selector: '#tree span', what: 'reacts to a click' },
]
