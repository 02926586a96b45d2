const on = (id, act) => document.getElementById(id).addEventListener('click', act)
const say = (id, words) => {
  document.getElementById(id).textContent = words
}

on('hours', () => alert('We are open when the light is on: Monday to Saturday, 9 to 18.'))
on('catalogue', () => {
  const sure = confirm('Really cancel the paper catalogue?')
  say('catalogue-state', sure ? 'You no longer get the paper catalogue.' : 'You still get the paper catalogue.')
})
on('queue', () => {
  const name = prompt('Whom shall we call?', '')
  say('queue-state', name ? `${name}, you are number 7.` : 'Nobody is called at the moment.')
})
