import Alpine from 'alpinejs'
import './style.css'

addEventListener('said', (event) => {
  document.title = (event as CustomEvent<string>).detail
})
for (const tile of document.querySelectorAll<HTMLElement>('.tile')) {
  tile.addEventListener('click', () => {
    document.title = tile.textContent ?? ''
  })
}
Alpine.start()
