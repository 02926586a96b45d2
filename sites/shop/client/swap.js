import { post } from './post.js'
import { showCount } from './toast.js'

const swap = async (form) => {
  const { id } = document.activeElement ?? {}
  const reply = await post(form.getAttribute('action'), new FormData(form))
  const text = await reply.text()
  const part = document.createRange().createContextualFragment(text).firstElementChild
  document.querySelector(form.dataset.swap).replaceWith(part)
  showCount(part.dataset.count)
  if (id) document.getElementById(id)?.focus()
}

document.addEventListener('submit', (event) => {
  const form = event.target
  if (!form.dataset.swap) return
  event.preventDefault()
  void swap(form)
})

document.addEventListener('change', (event) => {
  if ('send' in event.target.dataset) event.target.form.requestSubmit()
})
