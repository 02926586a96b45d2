import { Application, Controller } from '@hotwired/stimulus'
import './style.css'

const words = [
  'Printer on fire',
  'Cannot log in',
  'Invoice twice',
  'Where is my lamp',
  'Wrong colour',
  'Please call',
  'Broken link',
  'Late again',
  'Refund',
  'Great service',
]
const main = document.querySelector('main') as HTMLElement
main.innerHTML = `<nav hx-boost="true"><a href="#open">Open</a><a href="#mine">Mine</a><a href="#closed">Closed</a></nav><h1>Tickets</h1>
<input class="search" type="search" name="q" placeholder="Search" hx-get="./found.html" hx-trigger="keyup changed delay:300ms" hx-target="#list" data-action="input->inbox#search">
<div class="bar"><span class="all" data-action="click->inbox#all">Select all</span><span class="refresh" hx-get="./list.html" hx-target="#list">Refresh</span><label class="live"><input type="checkbox" data-action="inbox#live"> Live</label></div>
<ul id="list">${words
  .map(
    (
      word,
      at,
    ) => `<li class="ticket" data-inbox-target="ticket"><span class="star" data-action="click->inbox#star" data-inbox-name-param="${word}"></span><div class="subject" hx-get="./ticket.html" hx-target="#ticket" data-action="click->inbox#open" data-inbox-name-param="${word}">${word}</div><small>#${400 + at}, ${at + 1} h</small>
<span class="close" hx-delete="./ticket" hx-confirm="Close?" hx-target="closest li" data-action="click->inbox#close" data-inbox-name-param="${word}">close</span></li>`,
  )
  .join('')}</ul><section id="ticket"><p>Choose a ticket.</p></section>
<form hx-post="./reply" data-action="submit->inbox#send"><textarea name="reply" placeholder="Reply"></textarea><button>Send</button><button type="button" data-action="inbox#draft">Keep as draft</button></form>`

type Params = { params: { name?: string }; currentTarget: EventTarget | null; preventDefault(): void }
class Inbox extends Controller<HTMLElement> {
  static override targets = ['ticket']
  private log(what: string) {
    document.title = what
  }
  all() {
    for (const ticket of this.element.querySelectorAll('.ticket')) ticket.classList.toggle('on')
    this.log('all')
  }
  star({ params, currentTarget }: Params) {
    ;(currentTarget as HTMLElement).classList.toggle('kept')
    this.log(`star ${params.name}`)
  }
  open({ params }: Params) {
    const shown = this.element.querySelector('#ticket p') as HTMLElement
    shown.textContent = `${params.name}: nobody has answered yet.`
    this.log(`open ${params.name}`)
  }
  close({ params }: Params) {
    this.log(`close ${params.name}`)
  }
  search() {
    this.log('search')
  }
  live() {
    this.log('live')
  }
  draft() {
    this.log('draft')
  }
  send(event: Params) {
    event.preventDefault()
    this.log('sent')
  }
}
Application.start().register('inbox', Inbox)
await import('htmx.org')
