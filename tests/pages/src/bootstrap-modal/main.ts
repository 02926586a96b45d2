import { Modal } from 'bootstrap'
import 'bootstrap/dist/css/bootstrap.min.css'

const rows = document.querySelector('#rows') as HTMLElement
for (const name of ['Ann', 'Bo', 'Carla', 'Dev', 'Eve', 'Finn', 'Gwen', 'Hugo', 'Ida', 'Jon', 'Kim', 'Lea']) {
  rows.insertAdjacentHTML(
    'beforeend',
    `<tr><td><a href="#${name}">${name}</a></td><td>${name.toLowerCase()}@team.test</td><td><button class="btn btn-sm btn-outline-danger">Remove</button></td></tr>`,
  )
}
const rights = document.querySelector('#rights') as HTMLElement
for (const right of ['The calendar', 'The wiki', 'The shop', 'The bank']) {
  rights.insertAdjacentHTML(
    'beforeend',
    `<li class="list-group-item d-flex justify-content-between">${right} <a href="#${right.slice(4)}">Look</a></li>`,
  )
}
new Modal('#ask').show()
document.addEventListener('click', ({ target }) => {
  document.title = (target as HTMLElement).textContent?.trim().slice(0, 30) || (target as HTMLElement).className
})
