import { Command } from 'cmdk'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import './style.css'

const log = (what: string) => {
  document.title = what
}
const pages = ['Handbook', 'Holidays', 'How we hire', 'House rules', 'Hardware', 'Help desk', 'History', 'Hot desks']
const acts: [string, string][] = [
  ['New page', 'N'],
  ['New space', 'S'],
  ['Copy the address', 'C'],
  ['Invite people', 'I'],
  ['Dark colours', 'D'],
]
const people = ['Ann Barker', 'Bo Chen', 'Carla Díaz', 'Dev Patel']

function Palette({ onGone }: { onGone(): void }) {
  const [query, setQuery] = useState('')
  const done = (what: string) => {
    log(what)
    onGone()
  }
  return (
    <div className="veil" onClick={(event) => event.target === event.currentTarget && done('closed')}>
      <Command label="Go anywhere" className="palette">
        <div className="line">
          <Command.Input autoFocus value={query} onValueChange={setQuery} placeholder="Go to, or do" />
          <kbd onClick={() => done('closed')}>esc</kbd>
        </div>
        <Command.List>
          <Command.Empty>Nothing of that name.</Command.Empty>
          <Command.Group heading="Pages">
            {pages.map((name) => (
              <Command.Item key={name} onSelect={() => done(`page ${name}`)}>
                {name} <small>in Team</small>
              </Command.Item>
            ))}
          </Command.Group>
          <Command.Separator />
          <Command.Group heading="Do">
            {acts.map(([name, key]) => (
              <Command.Item key={name} onSelect={() => done(name)} disabled={name === 'Invite people'}>
                {name} <kbd>{key}</kbd>
              </Command.Item>
            ))}
          </Command.Group>
          <Command.Group heading="People">
            {people.map((name) => (
              <Command.Item key={name} onSelect={() => done(`person ${name}`)}>
                <i className="face">{name[0]}</i> {name}
              </Command.Item>
            ))}
          </Command.Group>
        </Command.List>
      </Command>
    </div>
  )
}

function App() {
  const [open, setOpen] = useState(true)
  return (
    <>
      <div className="wiki">
        <nav>
          <button type="button" className="find" onClick={() => setOpen(true)}>
            Find <kbd>K</kbd>
          </button>
          {pages.map((name) => (
            <a key={name} href={`#${name}`}>
              {name}
            </a>
          ))}
        </nav>
        <article>
          <h1>Handbook</h1>
          {pages.map((name, at) => (
            <section key={name}>
              <h2>
                {name} <span className="anchor" onClick={() => log(`copied ${name}`)} />
              </h2>
              <p>
                Of this {people[at % 4]} knows most. See <a href={`#${pages[(at + 3) % 8]}`}>{pages[(at + 3) % 8]}</a>,
                and what was said in <a href="#minutes">the minutes</a>.
              </p>
            </section>
          ))}
        </article>
      </div>
      {open && <Palette onGone={() => setOpen(false)} />}
    </>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(<App />)
