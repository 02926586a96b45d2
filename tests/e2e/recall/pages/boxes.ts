import type { Truth } from '../../../support/pages.ts'

export const html = `<!doctype html><html lang="en"><title>Boxes</title>
<style>
 .swatches { display: flex; gap: 6px } .swatches div { width: 28px; height: 28px; border-radius: 50% }
 .hall div { display: flex; gap: 4px; margin: 4px } .hall i { width: 20px; height: 20px; background: #cde; border: 1px solid #89a }
 .hall i.taken { background: #999 }
 .board { display: grid; grid-template-columns: repeat(4, 36px) } .board div { height: 36px; background: #eee; text-align: center } .board div:nth-child(odd) { background: #bbb }
 .mines td { width: 22px; height: 22px; border: 1px solid #777; text-align: center } .month td { width: 36px; height: 30px; text-align: center }
 .frames { display: flex; gap: 6px } .frames div { width: 60px; height: 40px; background-size: cover }
 .facts td { padding: 6px 20px }
 .bones div { height: 12px; background: #eee; margin: 4px }
</style>
<body><main><h1>Boxes</h1>
<div class="swatches" id="colours"><div style="background:#e53935"></div><div style="background:#43a047"></div><div style="background:#1e88e5"></div></div>
<div class="hall" id="hall"><div><i></i><i></i><i class="taken"></i><i></i></div><div><i></i><i></i><i></i><i class="taken"></i></div></div>
<div class="board" id="board"></div>
<table class="mines" id="mines"><tr><td></td><td>1</td><td></td></tr><tr><td></td><td></td><td>2</td></tr></table>
<table class="month" id="month"><thead><tr><th>Mo<th>Tu<th>We<th>Th<th>Fr<th>Sa<th>Su</tr></thead><tbody>
<tr><td></td><td></td><td>1</td><td>2</td><td>3</td><td>4</td><td>5</td></tr><tr><td>6</td><td>7</td><td>8</td><td>9</td><td>10</td><td>11</td><td>12</td></tr></tbody></table>
<div class="frames" id="frames"><div style="background-image:url(/img/oak.png)"></div><div style="background-image:url(/img/walnut.png)"></div></div>
<table class="facts" id="facts"><tr><th>Name<th>Goals<th>Cards</tr><tr><td>Ann</td><td>12</td><td></td></tr><tr><td>Ben</td><td>3</td><td>2</td></tr></table>
<div class="bones skeleton"><div class="skeleton-line"></div><div class="skeleton-line"></div></div>
</main><script>
board.innerHTML = Array.from({ length: 16 }, (_, i) => \`<div>\${i < 4 ? '♟' : ''}</div>\`).join('')
const on = (q) => { for (const el of document.querySelectorAll(q)) el.addEventListener('click', () => { el.style.outline = '1px solid' }) }
on('#colours div,#hall i,#board div,#mines td,#frames div')
for (const td of document.querySelectorAll('#month td')) if (td.textContent) td.addEventListener('mousedown', () => 0)
</script></body></html>
`

export const truth: Truth[] = [
  { selector: '#colours div', what: 'reacts to a click' },
  { selector: '#hall i', what: 'reacts to a click' },
  { selector: '#board div', what: 'reacts to a click' },
  { selector: '#mines td', what: 'reacts to a click' },
  { selector: '#month td:not(:empty)', what: 'reacts to a click' },
  { selector: '#frames div', what: 'reacts to a click' },
]
