import '@shoelace-style/shoelace/dist/shoelace.js'
import '@shoelace-style/shoelace/dist/themes/light.css'

const dialog = document.querySelector('sl-dialog') as HTMLElement & { show(): Promise<void> }
document.querySelector('#more')?.addEventListener('click', () => void dialog.show())
document.addEventListener('sl-change', ({ target }) => {
  document.title = `changed ${(target as HTMLElement).localName}`
})
document.querySelector('#save')?.addEventListener('click', () => {
  document.title = 'saved'
})
