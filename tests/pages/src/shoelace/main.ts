import '@shoelace-style/shoelace/dist/shoelace.js'
import '@shoelace-style/shoelace/dist/themes/light.css'

const people = document.querySelector('#people') as HTMLElement
for (const name of ['Bo', 'Carla', 'Dev', 'Eve', 'Finn', 'Gwen']) {
  people.insertAdjacentHTML(
    'beforeend',
    `<sl-card><sl-avatar label="${name}"></sl-avatar> <b>${name}</b> <sl-badge>editor</sl-badge><div slot="footer"><sl-button size="small">Write to ${name}</sl-button><sl-icon-button label="Remove ${name}" src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cpath d='M3 3l10 10M13 3L3 13' stroke='%23333'/%3E%3C/svg%3E"></sl-icon-button></div></sl-card>`,
  )
}
people.addEventListener('click', ({ target }) => {
  document.title = `${(target as HTMLElement).textContent?.trim() || (target as HTMLElement).getAttribute('label')}`
})
const dialog = document.querySelector('sl-dialog') as HTMLElement & { show(): Promise<void> }
document.querySelector('#more')?.addEventListener('click', () => void dialog.show())
document.addEventListener('sl-change', ({ target }) => {
  document.title = `changed ${(target as HTMLElement).localName}`
})
document.querySelector('#save')?.addEventListener('click', () => {
  document.title = 'saved'
})
