const list = document.querySelector('#reviews')
const loading = document.querySelector('#loading')

const item = ({ number, product, name, author, stars, text }) => {
  const box = document.createElement('article')
  box.innerHTML = '<h2><a></a></h2><p class="given"></p><p class="text"></p><p class="author"></p>'
  box.setAttribute('aria-posinset', String(number))
  box.setAttribute('aria-setsize', '-1')
  box.tabIndex = 0
  Object.assign(box.querySelector('a'), { href: `/product/${product}`, textContent: name })
  box.querySelector('.given').textContent = `${stars} of 5 stars`
  box.querySelector('.text').textContent = text
  box.querySelector('.author').textContent = `${author}, review ${number}`
  return box
}

let busy = false
const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && more(), { rootMargin: '120px' })

const more = async () => {
  if (busy) return
  busy = true
  list.setAttribute('aria-busy', 'true')
  const reply = await fetch(`/api/reviews?from=${list.children.length}`)
  const { items, total } = await reply.json()
  list.append(...items.map(item))
  list.setAttribute('aria-busy', 'false')
  busy = false
  watcher.disconnect()
  if (list.children.length < total) watcher.observe(loading)
  else loading.textContent = `That was all: ${total} reviews.`
}

watcher.observe(loading)
