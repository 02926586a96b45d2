import 'bootstrap'
import 'bootstrap/dist/css/bootstrap.min.css'

const cards = document.querySelector('#cards') as HTMLElement
for (const name of ['Ada', 'Bea', 'Cid']) {
  cards.insertAdjacentHTML(
    'beforeend',
    `<div class="col"><div class="card"><div class="card-body"><h5 class="card-title">${name}</h5><p>A lamp for ${name}'s desk.</p>
     <a class="stretched-link" href="#${name}">Details</a></div><div class="card-footer"><button class="btn btn-sm btn-success position-relative z-2" data-name="${name}">Add</button></div></div></div>`,
  )
}
document.addEventListener('click', ({ target }) => {
  document.title = (target as HTMLElement).textContent?.trim().slice(0, 30) || (target as HTMLElement).className
})
