import PhotoSwipe from 'photoswipe'
import PhotoSwipeLightbox from 'photoswipe/lightbox'
import 'photoswipe/style.css'
import Swiper from 'swiper'
import 'swiper/css/bundle'
import { A11y, Autoplay, Navigation, Pagination, Scrollbar, Thumbs } from 'swiper/modules'

const log = (what: string) => {
  document.title = what
}
const names = ['Quay', 'Crane', 'Ferry', 'Light', 'Market', 'Nets', 'Buoy', 'Dock']
const picture = (at: number, width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="hsl(${at * 41} 50% 70%)"/><rect y="60%" width="100%" height="40%" fill="hsl(${at * 41 + 180} 40% 45%)"/><circle cx="75%" cy="30%" r="8%" fill="#ffd"/></svg>`)}`
const root = document.getElementById('root') as HTMLElement
root.innerHTML = `<header><a href="#home">Harbour</a> <a href="#shop">Prints</a> <a href="#about">About</a></header><h1>Harbour, in pictures</h1>
<div class="swiper hero"><div class="swiper-wrapper">${names.map((name, at) => `<div class="swiper-slide"><img src="${picture(at, 900, 320)}" alt="${name}"><a class="more" href="#${name}">About ${name.toLowerCase()}</a></div>`).join('')}</div><div class="swiper-button-prev"></div><div class="swiper-button-next"></div><div class="swiper-pagination"></div></div>
<div class="swiper strip"><div class="swiper-wrapper">${names.map((name, at) => `<div class="swiper-slide"><img src="${picture(at, 150, 60)}" alt="${name}, small"></div>`).join('')}</div></div>
<h2>All pictures</h2><div class="grid">${names.map((name, at) => `<a class="photo" href="${picture(at, 900, 600)}" data-pswp-width="900" data-pswp-height="600"><img src="${picture(at, 180, 120)}" alt="${name}, ${1950 + at}"></a>`).join('')}</div>
<h2>Tales</h2>${names
  .slice(0, 4)
  .map(
    (name) =>
      `<section class="tale"><h3>${name}</h3><p>Of the ${name.toLowerCase()} there are more tales than ropes. <span class="expand" data-name="${name}">Read on</span></p><span class="hand" data-name="${name}">👍</span><span class="hand" data-name="${name}">👎</span></section>`,
  )
  .join('')}`
document.head.insertAdjacentHTML(
  'beforeend',
  `<style>body { font: 15px system-ui, sans-serif; max-width: 940px; margin: 0 auto } header { display: flex; gap: 16px; padding: 10px 0 } .hero img { width: 100%; display: block } .hero { --swiper-theme-color: #123 } .more { position: absolute; left: 20px; bottom: 40px; background: #fffc; padding: 6px 12px }
.strip { margin-top: 8px } .strip img { width: 100%; cursor: pointer } .strip .swiper-slide-thumb-active { outline: 3px solid #123; outline-offset: -3px } .grid { display: grid; grid-template-columns: repeat(4, 1fr); gap: 8px } .grid img { width: 100% } .expand { color: #06c; cursor: pointer } .hand { margin-right: 10px }</style>`,
)
const strip = new Swiper('.strip', { modules: [Thumbs], slidesPerView: 6, spaceBetween: 6, watchSlidesProgress: true })
new Swiper('.hero', {
  modules: [A11y, Autoplay, Navigation, Pagination, Scrollbar, Thumbs],
  navigation: { prevEl: '.swiper-button-prev', nextEl: '.swiper-button-next' },
  pagination: { el: '.swiper-pagination', clickable: true },
  thumbs: { swiper: strip },
}).on('slideChange', ({ activeIndex }) => log(`slide ${names[activeIndex]}`))
const box = new PhotoSwipeLightbox({ gallery: '.grid', children: 'a', pswpModule: PhotoSwipe })
box.on('change', () => log(`photo ${names[box.pswp?.currIndex ?? 0]}`))
box.init()
for (const el of root.querySelectorAll<HTMLElement>('.expand, .hand')) {
  el.addEventListener('click', () => log(`${el.textContent} ${el.dataset.name}`))
}
