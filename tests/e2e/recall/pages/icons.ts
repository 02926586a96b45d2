import type { Truth } from '../../../support/pages.ts'

export const html = `<!doctype html><html lang="en"><title>Icons</title>
<style>
 table { border-collapse: collapse } td { padding: 4px 12px; border-bottom: 1px solid #ddd }
 .ico { display: inline-block; width: 18px; height: 18px; background: url(data:image/png;base64,iVBORw0KGgo=) } .ico-del { background-position: -20px 0 } .ico-mod { background-position: -40px 0 }
 .fa::before { content: "\\f1f8"; font: 16px serif } .bar { display: flex; gap: 10px; margin: 8px }
 .pic { width: 24px; height: 24px } .mask { width: 24px; height: 24px; background: #333; mask-image: url(/icons/archive-box.svg) }
 .hand { cursor: pointer } .mi { font: 14px sans-serif }
</style>
<body><main><h1>Files</h1>
<svg width="0" height="0" style="position:absolute"><symbol id="icon-close" viewBox="0 0 24 24"><path d="M4 4 20 20M20 4 4 20"/></symbol></svg>
<table id="files"><tr><td>plan.txt</td><td><i class="ico ico-mod"></i> <i class="ico ico-del"></i></td></tr><tr><td>list.txt</td><td><i class="ico ico-mod"></i> <i class="ico ico-del"></i></td></tr></table>
<div class="bar" id="awesome"><span class="fa fa-trash"></span></div>
<div class="bar" id="buttons"><button><svg width="16" height="16" stroke="#000"><use href="#icon-close"/></svg></button><button><i class="bi bi-gear-fill fa"></i></button><button><img src="/img/search-24.png" width="20" height="20"></button><button class="w-6 h-6 px-2 text-gray-500 flex"><svg class="lucide lucide-pencil w-4 h-4" width="16" height="16"><path d="M1 1h10v10z"/></svg></button><button title="Print this"><i class="fa"></i></button></div>
<div class="bar" id="hands"><div class="pic hand" style="background-image:url('/static/zoom-in.9fce12ab.svg')"></div><div class="mask hand"></div><span class="mi hand">delete</span><div class="pic hand" title="Full screen"></div></div>
<div class="bar" id="svgs"><svg class="icon-reply" width="20" height="20"><path d="M0 0h20v20z"/></svg><svg class="icon-forward" width="20" height="20"><path d="M0 0h20v20z"/></svg></div>
<div class="bar" id="wrapped"><span><svg width="20" height="20"><circle r="8" cx="10" cy="10"/></svg></span><span><svg width="20" height="20"><rect width="8" height="8"/></svg></span><span><svg width="20" height="20"><rect width="12" height="8"/></svg></span></div>
</main><script>
const on = (q) => { for (const el of document.querySelectorAll(q)) el.addEventListener('click', () => { el.style.outline = '1px solid' }) }
on('#files i,#awesome span,button,#hands > *,#svgs > svg,#wrapped > span')
</script></body></html>
`

export const truth: Truth[] = [
  { selector: '#files i', what: 'reacts to a click' },
  { selector: '#awesome span', what: 'reacts to a click' },
  { selector: 'button', what: 'reacts to a click' },
  { selector: '#hands > *', what: 'reacts to a click' },
  { selector: '#svgs > svg', what: 'reacts to a click' },
  { selector: '#wrapped > span', what: 'reacts to a click' },
]
