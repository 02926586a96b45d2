import './style.css'

const log = (what: string) => {
  document.title = what
}
const icon = (path: string) => `<svg viewBox="0 0 24 24" width="22" height="22" fill="#fff"><path d="${path}"/></svg>`
const controls: [string, string][] = [
  ['play', 'M7 4l13 8-13 8z'],
  ['mute', 'M4 9h4l5-5v16l-5-5H4z'],
  ['captions', 'M2 5h20v14H2zM5 13h6v2H5zm8 0h6v2h-6z'],
  ['full', 'M3 3h7v2H5v5H3zM21 21h-7v-2h5v-5h2z'],
]
const titles = [
  'Spring and neap',
  'Why the sea is salt',
  'Reading a chart',
  'How locks work',
  'The Gulf Stream',
  'Knots, part one',
  'Building a dyke',
  'Fog',
  'Sand banks',
  'The harbour at night',
]
const root = document.getElementById('root') as HTMLElement
root.innerHTML = `<header><a href="#home">Seatube</a><form><input placeholder="Search" aria-label="Search"><button>Search</button></form><span class="avatar" title="Ann"></span></header>
<main><div class="player"><video id="film" loop muted playsinline></video><div class="big">${icon('M7 4l13 8-13 8z')}</div><div class="track"><div class="bar"><div class="done"></div><div class="knob"></div></div></div>
<div class="controls">${controls.map(([name, path]) => `<div class="control ${name}">${icon(path)}</div>`).join('')}<span class="time">0:00 / 0:08</span><div class="volume"><div class="level"></div></div></div></div>
<h1>Tides explained</h1><div class="acts"><button class="follow">Follow</button><span class="thumb up">▲ <b>412</b></span><span class="thumb down">▼</span><button class="share">Share</button><button class="dots" aria-haspopup="menu">⋯</button></div>
<p class="about">Twice a day the sea comes and goes. <span class="more">… more</span></p><h2>In parts</h2><ul class="parts">${['0:00', '0:02', '0:05'].map((at) => `<li data-at="${at}"><span class="at">${at}</span> Part at ${at}</li>`).join('')}</ul><h2>As it comes</h2><video id="plain" controls width="320" height="160"></video> <audio id="sound" controls></audio>
<h2>23 comments</h2><div class="write" contenteditable="true" role="textbox" aria-label="Comment"></div>${['Bo', 'Carla', 'Dev', 'Eve'].map((who, at) => `<article><b>${who}</b> <a href="#c${at}">${at + 1} days ago</a><p>That was clear, thank you. At <a class="jump" href="#t${at}">0:0${at}</a> it clicked.</p><span class="like">▲ ${at * 3}</span> <span class="reply">Reply</span></article>`).join('')}</main>
<aside><label class="auto">Autoplay <input type="checkbox" role="switch" checked></label>${titles.map((title, at) => `<div class="next" data-title="${title}"><canvas class="still" width="140" height="80"></canvas><div><b>${title}</b><p>Seatube, ${at * 3 + 1}k views</p></div><i class="menu">⋮</i></div>`).join('')}</aside>`
const film = root.querySelector('#film') as HTMLVideoElement
const screen = document.createElement('canvas')
screen.width = 640
screen.height = 360
const pen = screen.getContext('2d')
let tick = 0
function draw() {
  if (!pen) return
  pen.fillStyle = '#0b3954'
  pen.fillRect(0, 0, 640, 360)
  pen.fillStyle = '#8fd3ff'
  pen.fillRect(0, 240 + Math.sin(tick++ / 9) * 40, 640, 160)
}
draw()
film.poster = screen.toDataURL()
film.srcObject = screen.captureStream(5)
root.querySelectorAll<HTMLCanvasElement>('.still').forEach((still, at) => {
  const brush = still.getContext('2d')
  if (!brush) return
  brush.fillStyle = `hsl(${at * 36} 45% 55%)`
  brush.fillRect(0, 0, 140, 80)
})
const on = (selector: string, act: (el: HTMLElement) => void) => {
  for (const el of root.querySelectorAll<HTMLElement>(selector)) el.addEventListener('click', () => act(el))
}
const toggle = () => {
  draw()
  if (film.paused) void film.play()
  else film.pause()
  log(film.paused ? 'paused' : 'playing')
}
on('.big, .play', toggle)
on('.mute, .captions, .full', (el) => log(el.classList.item(1) ?? ''))
on('.next', (el) => log(`next ${el.dataset.title}`))
on('.parts li', (el) => log(`part ${el.dataset.at}`))
on('.thumb, .follow, .share, .dots, .more, .like, .reply, .avatar', (el) => log(el.className))
root.querySelectorAll('.menu').forEach((el) => {
  el.addEventListener('click', (event) => {
    event.stopPropagation()
    log('menu')
  })
})
on('.track, .volume', (el) => log(el.className))
root.querySelector('form')?.addEventListener('submit', (event) => event.preventDefault())
