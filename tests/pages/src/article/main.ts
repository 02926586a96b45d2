import './style.css'

const sections: [string, string[]][] = [
  [
    'History',
    [
      'Before ports had lights, fires were lit on hills. The [Pharos] of Alexandria, begun about 280 BC, stood for more than a thousand years and gave towers like it their name in several languages.',
      'In the eighteenth century [Smeaton] rebuilt the Eddystone tower in dovetailed blocks of stone; its shape, wide at the foot like an oak, was copied along many coasts.',
    ],
  ],
  [
    'Light',
    [
      'Open fires gave way to oil, gas and electricity. The [Fresnel lens] sends nearly all of the light out in one flat beam, so that a lamp of modest power is seen from twenty miles.',
      'Each light has a rhythm of its own, its [characteristic], by which a sailor tells it from its neighbours.',
    ],
  ],
  [
    'Keepers',
    [
      'A keeper trimmed the wick, wound the clockwork and kept the log. Most lights have been [automatic] since the 1980s.',
    ],
  ],
  [
    'Construction',
    [
      'Stone towers are laid in rings, each course keyed into the next. Where rock lies bare only at low water, masons worked a few hours a day for years, as at [Bell Rock] and [Skerryvore].',
      'Iron towers stand on [screw piles] driven into sand. Concrete took over after 1900, and a [caisson] may carry a whole tower out to sea.',
      'The [lantern room] is glazed all round; below it a [gallery] with a railing lets the keeper clean the panes.',
    ],
  ],
  [
    'Fog signals',
    [
      'When the light cannot be seen it is heard: [bells], cannon, then steam [sirens] and the [diaphone], whose grunt ends each blast.',
      'Most were switched off when ships carried [radar].',
    ],
  ],
  [
    'Notable lights',
    [
      '[La Jument] stands in the waves off Ushant. [Hook Head] has been lit for eight hundred years. [Lindesnes] is the southernmost of Norway, and [Cape Hatteras] was moved inland on rails.',
      'The tallest of the old ones is [Île Vierge], at 82 metres. [Jeddah Light] is taller still, at 133 metres.',
    ],
  ],
  [
    'In culture',
    [
      'Towers stand on stamps and coins. [Woolf] set a novel in sight of one that nobody reaches for two parts of the book.',
    ],
  ],
]
const lights: Record<string, string[]> = {
  France: ['Cordouan', 'Eckmühl', 'Créac’h', 'Planier'],
  Norway: ['Lindesnes', 'Ryvingen', 'Fruholmen'],
  Scotland: ['Bell Rock', 'Skerryvore', 'Muckle Flugga', 'Mull of Kintyre'],
  Spain: ['Hercules', 'Chipiona', 'Trafalgar'],
}
const id = (title: string) => title.toLowerCase().replace(/\W+/g, '-')
let note = 0
const linked = (text: string) =>
  text
    .replace(/\[(.+?)\]/g, (_, word: string) => `<a href="#${id(word)}">${word}</a>`)
    .replace(/\. /g, () => `.<sup><a href="#note-${++note}">[${note}]</a></sup> `)
const root = document.getElementById('root') as HTMLElement
const body = sections
  .map(
    ([title, texts]) =>
      `<h2 id="${id(title)}">${title} <span class="edit">[<a href="#edit-${id(title)}">edit</a>]</span></h2>${texts.map((text) => `<p>${linked(text)}</p>`).join('')}`,
  )
  .join('')
root.innerHTML = `<header><a href="#home" class="logo">Wikiyard</a><form><input type="search" placeholder="Search Wikiyard"><button>Search</button></form></header><nav class="toc"><b>Contents</b> <button class="fold" aria-expanded="true">hide</button><ol>${sections.map(([title]) => `<li><a href="#${id(title)}">${title}</a></li>`).join('')}</ol></nav>
<main><h1>Lighthouse</h1><table class="infobox"><caption>Lighthouse</caption><tbody><tr><th>First built</th><td>about 280 BC</td></tr><tr><th>Range</th><td>5 to 25 nmi</td></tr><tr><th>Keepers</th><td><a href="#automatic">mostly none</a></td></tr></tbody></table>
<p>A <b>lighthouse</b> is a tower that shows a light for those at sea.</p>${body}<h2>References</h2><ol class="notes">${Array.from({ length: note }, (_, at) => `<li id="note-${at + 1}"><a href="#up-${at + 1}">^</a> <cite>Coast Review</cite>, ${1950 + at}.</li>`).join('')}</ol><table class="navbox"><caption>Lights by country</caption><tbody>${Object.entries(
  lights,
)
  .map(
    ([land, all]) =>
      `<tr><th><a href="#${id(land)}">${land}</a></th><td>${all.map((name) => `<a href="#${id(name)}">${name}</a>`).join(' · ')}</td></tr>`,
  )
  .join(
    '',
  )}</tbody></table><p class="kinds"><a href="#kinds">Categories</a>: ${['Lighthouses', 'Navigation', 'Towers'].map((name) => `<a href="#${id(name)}">${name}</a>`).join(' | ')}</p></main>`
root.querySelector('.fold')?.addEventListener('click', ({ currentTarget }) => {
  const list = root.querySelector('.toc ol') as HTMLElement
  list.hidden = !list.hidden
  ;(currentTarget as HTMLElement).textContent = list.hidden ? 'show' : 'hide'
})
