import L from 'leaflet'
import 'leaflet/dist/leaflet.css'

const log = (what: string) => {
  document.title = what
}
const tile =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#dde8d0"/><path d="M0 128h256M128 0v256" stroke="#fff" stroke-width="8"/></svg>',
  )
const map = L.map('map').setView([45.76, 4.84], 13)
L.tileLayer(tile, { attribution: 'Drawn here' }).addTo(map)
const shops: [string, number, number][] = [
  ['Bellecour', 45.757, 4.832],
  ['Croix-Rousse', 45.774, 4.832],
  ['Part-Dieu', 45.761, 4.857],
  ['Gerland', 45.739, 4.835],
  ['Vaise', 45.779, 4.805],
  ['Perrache', 45.749, 4.826],
  ['Monplaisir', 45.745, 4.871],
  ['Brotteaux', 45.769, 4.858],
  ['Fourvière', 45.762, 4.822],
  ['Villeurbanne', 45.771, 4.89],
  ['Confluence', 45.741, 4.816],
  ['Guillotière', 45.753, 4.846],
]
const list = document.querySelector('#list') as HTMLElement
for (const [name, lat, lng] of shops) {
  const dot = L.divIcon({ className: 'pin', html: '<i></i>', iconSize: [22, 22] })
  const marker = L.marker([lat, lng], { icon: dot })
    .addTo(map)
    .bindPopup(`<b>${name}</b> <a href="#${name}">Details</a>`)
  marker.on('click', () => log(`pin ${name}`))
  const item = document.createElement('li')
  item.textContent = name
  item.style.cursor = 'pointer'
  item.addEventListener('click', () => marker.openPopup())
  list.append(item)
}
L.circle([45.75, 4.85], { radius: 700, color: '#c33' })
  .addTo(map)
  .on('click', () => log('zone'))
document.head.insertAdjacentHTML(
  'beforeend',
  '<style>.pin i { display: block; width: 18px; height: 18px; border-radius: 50% 50% 50% 0; rotate: -45deg; background: #1565c0; border: 2px solid #fff }</style>',
)
