const { payment, shop } = document.body.dataset
const said = document.querySelector('#said')
const form = document.querySelector('#card')

const mark = (field) => {
  for (const input of form.querySelectorAll('input')) input.toggleAttribute('aria-invalid', input.name === field)
}

const send = async (address, fields) => {
  const reply = await fetch(address, { method: 'POST', body: new URLSearchParams({ ...fields, payment }) })
  const { ok, field, message } = await reply.json()
  said.textContent = message
  said.classList.toggle('wrong', !ok)
  mark(field)
  if (ok) parent.postMessage({ kind: 'paid', words: message }, shop)
}

form?.addEventListener('submit', (event) => {
  event.preventDefault()
  void send('/card', Object.fromEntries(new FormData(form)))
})
document.querySelector('#invoice')?.addEventListener('click', () => send('/invoice', {}))
