const inner = `<p>In a frame in a frame</p><button onclick="parent.document.title = 'slot'">Choose a slot</button>`
const pay = document.querySelector('#pay') as HTMLIFrameElement
const ship = document.querySelector('#ship') as HTMLIFrameElement
pay.srcdoc = `<form><label>Card number <input autocomplete="cc-number"></label> <label>Name <input></label> <label>Month <select><option>01</option><option>02</option></select></label> <label>Code <input size=4></label> <label><input type=checkbox> Keep this card</label> <a href="#help">Where is the code?</a> <button type="button">Pay</button></form>`
ship.srcdoc = `<label><input type="radio" name="by"> By post</label> <label><input type="radio" name="by"> By courier</label> <label><input type="radio" name="by"> Pick up</label><ol><li>Lyon, 2 days</li><li>Nice, 3 days</li></ol><iframe title="Slots" height="100" srcdoc="${inner.replaceAll('"', '&quot;')}"></iframe>`
document.querySelector('#next')?.addEventListener('click', () => {
  document.title = 'next'
})
