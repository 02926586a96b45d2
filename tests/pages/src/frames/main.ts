const inner = `<p>In a frame in a frame</p><button onclick="parent.document.title = 'slot'">Choose a slot</button>`
const pay = document.querySelector('#pay') as HTMLIFrameElement
const ship = document.querySelector('#ship') as HTMLIFrameElement
pay.srcdoc = `<form><label>Card number <input autocomplete="cc-number"></label> <label>Name <input></label> <button type="button">Pay</button></form>`
ship.srcdoc = `<label><input type="radio" name="by"> By post</label> <label><input type="radio" name="by"> By courier</label><iframe title="Slots" height="100" srcdoc="${inner.replaceAll('"', '&quot;')}"></iframe>`
document.querySelector('#next')?.addEventListener('click', () => {
  document.title = 'next'
})
