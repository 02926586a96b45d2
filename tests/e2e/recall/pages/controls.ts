import type { Truth } from '../../../support/pages.ts'

/** Other ways to be a control: rows, cards, labels, maps, drawings, custom elements, handles, editors, disabled ones. */
export const html = `<!doctype html><html lang="en"><title>Controls</title>
<style>
 tr.open { cursor: pointer } .card { cursor: pointer; border: 1px solid #ccc; padding: 10px; width: 300px; margin: 6px } .card:hover { background: #eee }
 .grip { cursor: grab; width: 16px; height: 20px; background: #aaa } .split { cursor: col-resize; width: 8px; height: 40px; background: #ccc }
 .item { display: flex; gap: 8px; align-items: center } .close { cursor: pointer } label.tick input { position: absolute; opacity: 0; width: 1px; height: 1px }
 label.tick span { display: inline-block; width: 18px; height: 18px; border: 1px solid #000 } .track { position: relative; width: 200px; height: 4px; background: #ccc; margin: 12px }
 .knob { position: absolute; left: 80px; top: -8px; width: 20px; height: 20px; border-radius: 50%; background: #36c } .list { height: 80px; overflow: auto; border: 1px solid #999; width: 200px }
 .drop { border: 2px dashed #999; padding: 20px; width: 200px } .frame { position: relative; width: 120px; height: 60px; background: #f3f3f3 } .edge { position: absolute; right: -4px; bottom: -4px; width: 10px; height: 10px; background: #36c; cursor: nwse-resize }
</style>
<body><main><h1>Controls</h1>
<table id="mails"><tr class="open"><td>Ann</td><td>Lunch?</td><td>Monday</td></tr><tr class="open"><td>Ben</td><td>Invoice <a href="/pdf">as PDF</a></td><td>Sunday</td></tr></table>
<div class="card" id="lamp"><img alt="A lamp" width="80" height="60" src="/lamp.png"><h3>Desk lamp</h3><p>Warm light, 40 cm</p><button>Add to basket</button></div>
<div class="card" id="chair"><h3><a href="/chair">Chair</a></h3><p>Oak</p><div class="item"><span class="close" id="hide">Hide</span> <button>Compare</button></div></div>
<div id="menu"><my-button id="mine">Save draft</my-button> <app-toggle id="toggle"></app-toggle></div>
<label id="news" class="tick"><input type="checkbox" id="newsbox"><span></span> Send me news</label>
<label id="alone" onclick="this.style.color='red'">Only a label</label>
<details><summary>More</summary><p>Text</p></details>
<a id="script">Show all reviews</a>
<ul id="sort"><li class="item"><div class="grip"></div> First</li><li class="item"><div class="grip"></div> Second</li></ul>
<div class="item" style="align-items:stretch"><div>Left</div><div class="split" id="split"></div><div>Right</div></div>
<div class="track"><div class="knob" id="knob"></div></div>
<div class="frame" id="frame">Picture<div class="edge" id="edge"></div></div>
<div class="list" id="list">${Array.from({ length: 20 }, (_, i) => `<p>Line ${i}</p>`).join('')}</div>
<div class="drop" id="drop" ondrop="return 0" ondragover="return 0">Drop files here</div>
<div draggable="true" id="piece">Card to move</div>
<canvas id="paint" width="120" height="60" style="background:#eef"></canvas>
<video id="film" controls width="160" height="90"></video>
<div id="note" contenteditable="true">A note <span contenteditable="false"><input type="checkbox" id="task"></span> to do</div>
<button disabled id="off">Not yet</button>
<div data-action="delete" id="del">Delete row</div><div hx-get="/more" id="hx">Load more</div><div aria-haspopup="menu" id="pop">Options</div>
<div class="MuiChip-root" id="chip">Pending</div>
<nav><div class="nav-item" id="nav1">Home</div><div class="nav-item" id="nav2">Team</div></nav>
<div tabindex="-1" id="game" style="width:120px;height:60px;background:#dfd">Use the arrow keys</div>
<div role="application" tabindex="0" id="app" aria-label="Board" style="width:90px;height:30px">Board</div>
<svg id="map" width="240" height="120" viewBox="0 0 240 120"><g><path data-name="Norway" d="M10 10h60v60h-60z" fill="#8ac"></path><path data-name="Sweden" d="M80 10h60v60h-60z" fill="#ca8"></path><path data-name="Finland" d="M150 10h60v60h-60z" fill="#8c8"></path></g></svg>
<svg id="chart" width="240" height="80" style="display:block"><rect class="bar" x="0" y="20" width="30" height="60" fill="#36c" style="cursor:pointer"></rect><rect class="bar" x="40" y="40" width="30" height="40" fill="#c63" style="cursor:pointer"></rect></svg>
<img src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='200' height='80'/%3E" width="200" height="80" usemap="#plan" alt="Floor plan">
<map name="plan"><area shape="rect" coords="0,0,90,80" href="#kitchen" alt="Kitchen"><area shape="rect" coords="100,0,200,80" href="#bath" alt="Bath"></map>
</main><script>
const react = (q) => { for (const el of document.querySelectorAll(q)) el.addEventListener('click', () => { el.style.outline = '1px solid' }) }
react('tr.open,.card,#hide,#script,.nav-item,#chip,#mine,#toggle,#knob,#map path,#chart rect,#del,#hx,#pop')
customElements.define('my-button', class extends HTMLElement {})
customElements.define('app-toggle', class extends HTMLElement { connectedCallback() { this.style.cssText = 'display:inline-block;width:40px;height:20px;background:#9c9' } })
game.addEventListener('keydown', () => 0); game.focus({ preventScroll: true })
document.body.addEventListener('click', () => 0); document.addEventListener('keydown', () => 0)
</script></body></html>
`

export const truth: Truth[] = [
  { selector: 'tr.open', what: 'opens the mail' },
  { selector: '#mails a', what: 'opens the file' },
  { selector: '.card', what: 'opens the product' },
  { selector: '.card button', what: 'button on a card' },
  { selector: '#chair a', what: 'title of a card' },
  { selector: '#hide', what: 'hides the card' },
  { selector: '#mine', what: 'saves' },
  { selector: '#toggle', what: 'switches' },
  { selector: '#news', what: 'ticks the box' },
  { selector: '#alone', what: 'turns red' },
  { selector: 'summary', what: 'opens' },
  { selector: '#script', what: 'shows reviews' },
  { selector: '.grip', what: 'is pulled' },
  { selector: '#split', what: 'is pulled' },
  { selector: '#knob', what: 'is pulled' },
  { selector: '#edge', what: 'is pulled' },
  { selector: '#list', what: 'scrolls' },
  { selector: '#drop', what: 'takes files' },
  { selector: '#piece', what: 'is pulled' },
  { selector: '#paint', what: 'is drawn on' },
  { selector: '#film', what: 'plays' },
  { selector: '#note', what: 'is written in' },
  { selector: '#task', what: 'is ticked' },
  { selector: '#off', what: 'a button, switched off' },
  { selector: '#del, #hx, #pop', what: 'reacts' },
  { selector: '#chip', what: 'reacts' },
  { selector: '.nav-item', what: 'opens a page' },
  { selector: '#game', what: 'has the focus and reacts to keys' },
  { selector: '#app', what: 'reacts to keys' },
  { selector: '#map path', what: 'picks a country' },
  { selector: '#chart rect', what: 'picks a bar' },
  { selector: 'area', what: 'picks a room' },
]
