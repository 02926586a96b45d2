const many = <T>(count: number, make: (n: number) => T) => Array.from({ length: count }, (_, n) => make(n))

const form = (style: string) => `<!doctype html><title>Form</title>
<style>body { font: 16px sans-serif; margin: 40px; ${style} } label { display: block; margin: 12px 0 }</style>
<h1>Sign in</h1><a href="/help">Help</a>
<form><label>Name <input name=name></label><label>Password <input type=password id=secret value=hunter2></label>
<label>Card number <input autocomplete=cc-number id=card value="4111 1111 1111 1111" style="width:240px"></label>
<label><input type=checkbox> Remember me</label><button>Sign in</button></form>`

const table = `<!doctype html><title>Table</title>
<style>body { font: 13px sans-serif; margin: 8px } td { padding: 2px 6px } tr:nth-child(odd) { background: #eef }</style>
<table>${many(24, (row) => `<tr><td>${row + 1}</td>${many(6, (n) => `<td><a href="#${row}.${n}">Order ${row * 6 + n}</a></td>`).join('')}<td><button>Edit</button> <button>Delete</button></td></tr>`).join('')}</table>`

const crowd = `<!doctype html><title>Crowd</title><style>body { margin: 0 } button { width: 56px; height: 28px; margin: 3px; font: 11px sans-serif }</style>
${many(300, (n) => `<button>B${n}</button>`).join('')}`

const overlapping = `<!doctype html><title>Overlapping</title>
<style>body { margin: 0; background: repeating-linear-gradient(45deg, #fff, #fff 12px, #246 12px, #246 24px) } button { position: absolute; width: 180px; height: 80px }</style>
${many(14, (n) => `<button style="left:${80 + n * 46}px;top:${60 + (n % 5) * 50}px;background:hsl(${n * 50} 70% 70%)">Card ${n}</button>`).join('')}
<button id=under style="left:900px;top:400px">Under</button><div style="position:absolute;left:890px;top:390px;width:220px;height:110px;background:#333"></div>
<button id=half style="left:900px;top:560px">Half</button><div style="position:absolute;left:990px;top:550px;width:160px;height:110px;background:#533"></div>`

const shadow = `<!doctype html><title>Shadow</title><x-card></x-card><x-shut></x-shut><script>
for (const [tag, mode] of [['x-card', 'open'], ['x-shut', 'closed']]) customElements.define(tag, class extends HTMLElement {
  constructor() { super(); this.attachShadow({ mode }).innerHTML = '<p>In ' + mode + '</p><button>Inner ' + mode + '</button> <input type=password value=abc>' } })
</script>`

const modal = `<!doctype html><title>Modal</title><style>body { font: 16px sans-serif; margin: 40px } ::backdrop { background: #600c !important }</style>
<button>Behind</button><dialog id=d><h2>Sure?</h2><button>Yes</button> <button>No</button></dialog><script>d.showModal()</script>`

const rtl = `<!doctype html><html dir=rtl lang=he><title>RTL</title><body style="font:16px sans-serif"><a href="/a">עמוד הבית</a> <a href="/b">הזמנות</a>
<p><input placeholder="חיפוש"> <button>חפש</button></p><div style="width:3000px;height:20px;background:#ddd"></div>`

/** All that a page may say of a node that it does not know. */
const hostile = `<!doctype html><title>Hostile</title><style>
html > :not(head, body), html > div, [popover], [inert] { all: revert !important; display: none !important; visibility: hidden !important;
  opacity: 0 !important; transform: scale(0) !important; filter: blur(9px) !important; animation: spin 1s infinite !important;
  transition: all 3s !important; position: static !important; width: 1px !important; clip-path: inset(50%) !important; zoom: 3 !important }
@layer first { div, :popover-open { display: none !important; position: static !important } }
@keyframes spin { to { rotate: 1turn } } ::backdrop { background: #f00 !important; display: block !important }
html > :last-child::before { content: 'PAGE'; position: fixed; inset: 0; background: #0f0 }
</style><button style="margin:40px">Only</button><input type=password style="width:200px" value=x>`

const strict = `<!doctype html><meta http-equiv="Content-Security-Policy" content="default-src 'none'"><title>Strict</title><button>Strict</button>`

const zoomed = `<!doctype html><html style="zoom:1.5"><title>Zoomed</title><body style="font:16px sans-serif;margin:30px"><button>One</button>
<div style="transform:scale(1.3) rotate(3deg);transform-origin:0 0;margin-top:40px;width:300px"><button>Turned</button> <input type=password value=x></div>`

const nested = (
  inner: string,
) => `<!doctype html><title>Frames</title><style>body { font: 16px sans-serif; margin: 20px }</style>
<button>Outer</button><p>Text</p><iframe src="${inner}" style="width:420px;height:260px;border:6px solid #888;margin-left:100px"></iframe>
<x-f></x-f><script>customElements.define('x-f', class extends HTMLElement { constructor() { super(); this.attachShadow({ mode: 'open' }).innerHTML = '<iframe srcdoc="<button>In shadow</button>" style="width:200px;height:80px"></iframe>' } })</script>`

export const pages = {
  '/light': form('background: #fff'),
  '/dark': form('background: #16181d; color: #eee; color-scheme: dark'),
  '/table': table,
  '/crowd': crowd,
  '/overlapping': overlapping,
  '/shadow': shadow,
  '/modal': modal,
  '/rtl': rtl,
  '/hostile': hostile,
  '/strict': strict,
  '/zoomed': zoomed,
  '/frames': nested('/inner'),
  '/inner': `<!doctype html><body style="font:16px sans-serif"><p>Inner</p><button>Inside</button> <input type=password value=frame>`,
}
