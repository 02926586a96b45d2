import Alpine from 'alpinejs'

addEventListener('said', (event) => {
  document.title = (event as CustomEvent<string>).detail
})
for (const tile of document.querySelectorAll<HTMLElement>('.tile')) {
  tile.addEventListener('click', () => {
    document.title = tile.textContent ?? ''
  })
}
Alpine.start()
