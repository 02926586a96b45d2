import type { Truth } from '../../../support/pages.ts'

const story = (
  n: number,
) => `<article class="story story-${n}"><img class="thumb" src="/p${n}.jpg" alt="" width="120" height="80">
 <h2 class="title"><a href="/story/${n}">Story ${n} of the day</a></h2><div class="meta"><span class="author">Ann Lee</span> <span class="date">3 May 2024</span> <span>5 min read</span></div>
 <p>Some <b>bold</b> and <i>slanted</i> words, <span>a span</span> and <span>another</span> of them, <em>quite</em> <em>plain</em>.</p>
 <div class="rating" role="img" aria-label="4 of 5"><span>★</span><span>★</span><span>★</span><span>★</span><span>☆</span></div>
 <div class="price"><span class="currency">€</span><span class="whole">25</span><sup>90</sup></div></article>`

/** A page to be read: nothing but its links, its search and one button react. */
export const html = `<!doctype html><html lang="en"><title>News</title>
<style>.meta { color: #555 } .skeleton { height: 12px; background: #eee; width: 200px } .grid { display: grid; grid-template-columns: 1fr 1fr } .badge { background: #fe9; padding: 2px 6px } .avatar { width: 32px; height: 32px; background: #ccc; border-radius: 50% } .stat { padding: 8px; border: 1px solid #ddd } .stats { display: flex; gap: 10px }</style>
<body><header class="site-header"><div class="logo-wrapper"><a class="logo" href="/">The Paper</a></div><form class="search-box"><input type="search" aria-label="Search"><button class="btn">Go</button></form></header>
<main class="content"><h1>Today</h1><div class="grid">${Array.from({ length: 8 }, (_, n) => story(n)).join('')}</div>
<table class="data"><thead><tr><th>Team<th>Won<th>Lost<th>Note</tr></thead><tbody><tr><td>Reds</td><td>12</td><td>3</td><td></td></tr><tr><td>Blues</td><td>9</td><td>6</td><td>A</td></tr></tbody></table>
<ul><li>Flour</li><li>Eggs</li><li>Milk</li></ul><ol><li>1</li><li>2</li></ol>
<dl><dt>Size</dt><dd>M</dd><dt>Colour</dt><dd>Red</dd></dl>
<div class="stats"><div class="stat"><div class="value">1,204</div><div class="label">Readers</div></div><div class="stat"><div class="value">88</div><div class="label">Writers</div></div></div>
<div class="skeleton"></div><div class="skeleton"></div><div class="spacer"></div><div class="spacer"></div>
<div class="author-box"><div class="avatar"></div><span>Ann Lee</span><span class="badge">Editor</span></div>
<p><span>Every</span> <span>word</span> <span>of</span> <span>this</span> <span>sentence</span> <span>is</span> <span>a</span> <span>span</span>.</p>
<h2><span>B</span><span>i</span><span>g</span><span> </span><span>n</span><span>e</span><span>w</span><span>s</span></h2>
<pre><code><span class="k">let</span> <span class="v">x</span> = <span class="n">1</span></code></pre>
<div class="progress"><div class="progress-bar" style="width:40%;height:6px;background:#3a3"></div></div>
<blockquote class="pull-quote">Quote</blockquote></main><footer class="footer"><div class="copyright">© The Paper</div></footer></body></html>
`

export const truth: Truth[] = [
  { selector: 'a', what: 'a link' },
  { selector: 'input', what: 'a field' },
  { selector: 'button', what: 'a button' },
]
