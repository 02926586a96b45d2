import Dropzone from 'dropzone'
import 'dropzone/dist/dropzone.css'
import './style.css'

const log = (what: string) => {
  document.title = what
}
const root = document.getElementById('root') as HTMLElement
const old = [
  'passport.pdf',
  'contract-2025.pdf',
  'photo.jpg',
  'payslip-march.pdf',
  'payslip-april.pdf',
  'insurance.pdf',
]
root.innerHTML = `<nav><a href="#cases">Cases</a><a href="#case">Case 4711</a><b>Documents</b></nav><h1>Send documents</h1><ol class="steps"><li class="done">Details</li><li class="now">Documents</li><li>Check</li></ol>
<form class="dropzone" id="drop" action="/upload"></form>
<p>Or <label class="pick" for="file">choose a file</label><input type="file" id="file" class="away" multiple>, or <span class="camera">take a picture</span></p>
<table><thead><tr><th class="sort">Name</th><th class="sort">Size</th><th>Kind</th><th></th></tr></thead><tbody>${old.map((name, at) => `<tr data-name="${name}"><td><a href="#${name}">${name}</a></td><td>${at * 120 + 40} kB</td><td><select aria-label="Kind of ${name}"><option>Identity</option><option>Income</option><option>Other</option></select></td><td><span class="act" data-do="down"><i class="ico ico-down"></i></span><span class="act" data-do="rename"><i class="ico ico-pen"></i></span><span class="act" data-do="delete"><i class="ico ico-bin"></i></span></td></tr>`).join('')}</tbody></table>
<div class="sign"><canvas width="420" height="120" aria-label="Sign here"></canvas><button class="wipe">Wipe</button></div><label class="agree"><input type="checkbox"> All of this is true</label><button class="send">Send 6 documents</button>`
new Dropzone('#drop', { autoProcessQueue: false, addRemoveLinks: true }).on('addedfile', ({ name }: { name: string }) =>
  log(`added ${name}`),
)
for (const el of root.querySelectorAll<HTMLElement>('.act')) {
  el.addEventListener('click', () => log(`${el.dataset.do} ${el.closest('tr')?.dataset.name}`))
}
for (const el of root.querySelectorAll<HTMLElement>('.camera, .wipe, .send, .sort')) {
  el.addEventListener('click', () => log(el.textContent ?? ''))
}
const canvas = root.querySelector('canvas') as HTMLCanvasElement
const pen = canvas.getContext('2d')
canvas.addEventListener('pointermove', ({ buttons, offsetX, offsetY }) => {
  if (buttons && pen) {
    pen.fillRect(offsetX, offsetY, 3, 3)
    log('signed')
  }
})
