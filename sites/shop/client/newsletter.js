import { post } from './post.js'

const STYLE = `
  :host { display: block; max-width: 26rem }
  label { display: block; font-weight: 600; margin-bottom: .35rem }
  div { display: flex; gap: .5rem }
  input { flex: 1; min-width: 0; font: inherit; padding: .45rem .7rem; border-radius: .6rem; color: inherit;
    border: 1px solid color-mix(in srgb, currentColor 35%, transparent); background: transparent }
  button { font: inherit; padding: .45rem .9rem; border: 0; border-radius: .6rem; cursor: pointer;
    background: var(--accent); color: var(--on-accent) }
  input:focus-visible, button:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
  p { margin: .4rem 0 0; min-height: 1.4em; font-size: .9rem }`

/** The newsletter box; its shadow root is closed, as those of bought-in boxes often are. */
class NewsLetter extends HTMLElement {
  #root = this.attachShadow({ mode: 'closed' })

  connectedCallback() {
    this.#root.innerHTML = `<style>${STYLE}</style><form novalidate><label for="mail">One letter a month</label>
      <div><input id="mail" type="email" placeholder="you@example.com" autocomplete="email">
      <button>Subscribe</button></div>
      <p role="status"></p></form>`
    this.#root.querySelector('form').addEventListener('submit', (event) => this.#send(event))
  }

  async #send(event) {
    event.preventDefault()
    const reply = await post('/api/newsletter', { email: this.#root.querySelector('input').value })
    this.#root.querySelector('p').textContent = (await reply.json()).message
  }
}

customElements.define('news-letter', NewsLetter)
