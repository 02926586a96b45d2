/** Shows a message in the corner for some seconds, with a way on if there is one. */
export const toast = (message, link) => {
  const box = document.createElement('div')
  box.className = 'toast'
  box.setAttribute('role', 'status')
  box.innerHTML = `<div class="toast-header"><strong class="me-auto">Lumen &amp; Loaf</strong>
    <button class="btn-close" type="button" data-bs-dismiss="toast" aria-label="Close"></button></div>
    <div class="toast-body"><p></p></div>`
  box.querySelector('p').textContent = message
  if (link) {
    const anchor = Object.assign(document.createElement('a'), { href: link.href, textContent: link.text })
    box.querySelector('.toast-body').append(anchor)
  }
  box.addEventListener('hidden.bs.toast', () => box.remove())
  document.querySelector('#toasts').append(box)
  new window.bootstrap.Toast(box, { delay: 6000 }).show()
}

export const showCount = (count) => {
  const link = document.querySelector('#basket-link')
  link.querySelector('.badge').textContent = count
  link.querySelector('.visually-hidden').textContent = Number(count) === 1 ? 'item' : 'items'
}
