import '/lib/shoelace/components/tab-group/tab-group.js'
import '/lib/shoelace/components/tab/tab.js'
import '/lib/shoelace/components/tab-panel/tab-panel.js'
import '/lib/shoelace/components/rating/rating.js'
import '/lib/shoelace/components/dialog/dialog.js'
import '/lib/shoelace/components/button/button.js'
import { post } from './post.js'
import { showCount, toast } from './toast.js'

const form = document.querySelector('#buy')
const wish = document.querySelector('#wish')
const rating = document.querySelector('#rate')
const dialog = document.querySelector('#returns')

const showError = (field, message) => {
  for (const line of form.querySelectorAll('.option-error')) line.textContent = ''
  const line = form.querySelector(`#option-${CSS.escape(field)} .option-error`)
  const other = document.querySelector('#buy-error')
  other.textContent = ''
  Object.assign(line ?? other, { textContent: message })
}

form.addEventListener('submit', async (event) => {
  event.preventDefault()
  const button = form.querySelector('[type=submit]')
  button.disabled = true
  try {
    const reply = await post('/basket/add', new FormData(form))
    const said = await reply.json()
    showError(said.field ?? '', said.ok ? '' : said.message)
    if (!said.ok) return
    showCount(said.count)
    toast(said.message, { href: '/basket', text: 'View basket' })
  } finally {
    button.disabled = false
  }
})

wish.addEventListener('click', async () => {
  const said = await (await post('/api/wish', { product: wish.dataset.product })).json()
  wish.setAttribute('aria-pressed', String(said.wished))
  toast(said.message)
})

rating.addEventListener('sl-change', async () => {
  const reply = await post('/api/rate', { product: rating.dataset.product, stars: rating.value })
  document.querySelector('#rate-said').textContent = (await reply.json()).message
})

document.querySelector('#returns-open').addEventListener('click', () => dialog.show())
document.querySelector('#returns-close').addEventListener('click', () => dialog.hide())
