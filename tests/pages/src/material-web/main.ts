import '@material/web/all.js'
import { html, LitElement } from 'lit'

const trips = document.querySelector('#trips') as HTMLElement
for (const to of ['Genoa', 'Turin', 'Milan', 'Como', 'Pisa', 'Siena', 'Lucca', 'Parma']) {
  trips.insertAdjacentHTML(
    'beforeend',
    `<md-list-item><div slot="headline">Lyon to ${to}</div><div slot="supporting-text">${to.length} h, direct</div><md-icon-button slot="end" aria-label="Keep ${to}">☆</md-icon-button></md-list-item>`,
  )
}

/** A shadow root in a shadow root, the inner one closed. */
class TripCard extends LitElement {
  override render() {
    return html`<p>Rome, from 120</p>
      <button @click=${() => this.log('booked')}>Book</button>
      <span style="cursor: pointer" @click=${() => this.log('kept')}>♡</span>
      <inner-note></inner-note>`
  }
  private log(what: string) {
    document.title = what
  }
}
class InnerNote extends HTMLElement {
  constructor() {
    super()
    const root = this.attachShadow({ mode: 'closed' })
    root.innerHTML = '<button>Note</button>'
    root.querySelector('button')?.addEventListener('click', () => {
      document.title = 'noted'
    })
  }
}
customElements.define('inner-note', InnerNote)
customElements.define('trip-card', TripCard)
document.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.localName.startsWith('md-')) document.title = target.localName
})
