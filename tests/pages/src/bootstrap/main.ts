import 'bootstrap'
import 'bootstrap/dist/css/bootstrap.min.css'

const cards = document.querySelector('#cards') as HTMLElement
for (const name of ['Ada', 'Bea', 'Cid', 'Dot', 'Eva', 'Fay', 'Gus', 'Hal']) {
  cards.insertAdjacentHTML(
    'beforeend',
    `<div class="col-3 mb-3"><div class="card"><div class="card-body"><h5 class="card-title">${name}</h5><p>A lamp for ${name}'s desk.</p>
     <a class="stretched-link" href="#${name}">Details</a></div><div class="card-footer"><button class="btn btn-sm btn-success position-relative z-2" data-name="${name}">Add</button></div></div></div>`,
  )
}
const orders = document.querySelector('#orders') as HTMLElement
for (let at = 1; at <= 6; at++) {
  orders.insertAdjacentHTML(
    'beforeend',
    `<tr><th scope="row">${at}</th><td><a href="#order-${at}">Order ${at}</a></td><td>${at * 31}.00</td><td><span class="badge text-bg-${at % 2 ? 'success' : 'warning'}">${at % 2 ? 'paid' : 'open'}</span></td>
     <td><div class="dropdown"><button class="btn btn-sm btn-light dropdown-toggle" data-bs-toggle="dropdown">Act</button><ul class="dropdown-menu"><li><a class="dropdown-item" href="#refund">Refund</a></li><li><a class="dropdown-item" href="#print">Print</a></li></ul></div></td></tr>`,
  )
}
document.addEventListener('click', ({ target }) => {
  document.title = (target as HTMLElement).textContent?.trim().slice(0, 30) || (target as HTMLElement).className
})
