import './style.css'

const titles = [
  'A lamp that needs no switch',
  'Why chairs have four legs',
  'The yard opens in May',
  'Show: my paper boat',
  'Ask: how do you store rope?',
  'On the colour of bricks',
  'A map of all benches',
  'Glue, a history',
  'The last typewriter shop',
  'Small motors explained',
  'Notes on a leaking roof',
  'Three ways to fold a shirt',
]
const row = (
  title: string,
  at: number,
) => `<tr class="athing"><td align="right" class="rank">${at + 1}.</td><td class="votelinks"><center><a href="#up-${at}"><div class="votearrow" title="upvote"></div></a></center></td>
<td class="title"><a href="#story-${at}">${title}</a> <span class="site">(<a href="#site-${at}">yard.test</a>)</span></td></tr>
<tr><td colspan="2"></td><td class="subtext">${40 - at * 3} points by <a href="#user-${at}">ann${at}</a> <a href="#age-${at}">${at + 1} hours ago</a> | <a href="#hide-${at}">hide</a> | <a href="#talk-${at}">${at * 7} comments</a></td></tr><tr class="spacer"></tr>`
const table = document.querySelector('#hn') as HTMLElement
table.innerHTML = `<tr><td bgcolor="#ff6600"><table width="100%"><tr><td><b><a href="#top">Yard News</a></b> <a href="#new">new</a> | <a href="#past">past</a> | <a href="#ask">ask</a></td><td align="right"><a href="#login">login</a></td></tr></table></td></tr>
<tr><td><table>${titles.map(row).join('')}<tr><td colspan="2"></td><td class="title"><a href="#more">More</a></td></tr></table></td></tr>
<tr><td><form><center>Search: <input name="q" size="17"></center></form></td></tr>`
table.addEventListener('click', ({ target }) => {
  document.title = (target as Element).closest('a')?.getAttribute('href') ?? document.title
})
