import { useEffect, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import './style.css'

type Message = { id: number; by: string; text: string; at: string; marks: [string, number][]; replies: number }
const people = ['Ann', 'Bo', 'Carla', 'Dev', 'Eve', 'Finn']
const said = [
  'The printer on the second floor is out of paper again.',
  'I moved the review to Thursday, see the calendar.',
  'Who has the key to the bicycle shed?',
  'Lunch at the corner place? They have soup today.',
  'The numbers for March are in the shared folder.',
  'Thanks, that fixed it.',
  'Please do not close the window in the server room.',
]
const messages: Message[] = Array.from({ length: 16 }, (_, id) => ({
  id,
  by: people[(id * 5) % people.length] ?? '',
  text: said[id % said.length] ?? '',
  at: `${9 + Math.floor(id / 3)}:${String((id * 17) % 60).padStart(2, '0')}`,
  marks:
    id % 3 === 0
      ? [
          ['★', 3],
          ['☺', 1],
        ]
      : id % 4 === 1
        ? [['✓', 2]]
        : [],
  replies: id % 5 === 2 ? 4 : 0,
}))
const faces = [...'😀😁😂😃😄😅😆😇😈😉😊😋😌😍😎😏😐😒😓😔😖😘😚😜😝😞😠😡😢😣😤😥😨😩😪😫😭😰😱😲😳😵😶😷☺☹♥★✓✗☕☂']
const channels = ['general', 'kitchen', 'releases', 'random', 'roof-garden', 'new-people', 'second-hand']

const log = (what: string) => {
  document.title = what
}

/** The handler is put on by script: the markup shows a plain span. */
function Tap({ name, onTap, children }: { name: string; onTap(): void; children?: React.ReactNode }) {
  const box = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const el = box.current
    const act = (event: Event) => {
      event.stopPropagation()
      onTap()
    }
    el?.addEventListener('click', act)
    return () => el?.removeEventListener('click', act)
  })
  return (
    <span ref={box} className={name}>
      {children}
    </span>
  )
}

function Line({ message }: { message: Message }) {
  const [marks, setMarks] = useState(message.marks)
  const mark = (glyph: string) => {
    setMarks(marks.map(([one, count]) => [one, one === glyph ? count + 1 : count]))
    log(`${glyph} on ${message.id}`)
  }
  return (
    <li className="message">
      <Tap name="face" onTap={() => log(`profile ${message.by}`)}>
        {message.by[0]}
      </Tap>
      <div>
        <p className="head">
          <Tap name="who" onTap={() => log(`profile ${message.by}`)}>
            {message.by}
          </Tap>
          <time>{message.at}</time>
        </p>
        <p>{message.text}</p>
        {marks.map(([glyph, count]) => (
          <Tap key={glyph} name="mark" onTap={() => mark(glyph)}>
            {glyph} {count}
          </Tap>
        ))}
        {message.replies > 0 && (
          <Tap name="replies" onTap={() => log(`thread ${message.id}`)}>
            {message.replies} replies
          </Tap>
        )}
      </div>
      <span className="tools">
        {['react', 'reply', 'keep'].map((what) => (
          <Tap key={what} name={`gl gl-${what}`} onTap={() => log(`${what} ${message.id}`)} />
        ))}
      </span>
    </li>
  )
}

function Composer() {
  const box = useRef<HTMLDivElement>(null)
  const put = (glyph: string) => {
    box.current?.append(glyph)
    log(`put ${glyph}`)
  }
  return (
    <footer>
      <div className="faces">
        {faces.map((glyph) => (
          <Tap key={glyph} name="one" onTap={() => put(glyph)}>
            {glyph}
          </Tap>
        ))}
      </div>
      <div className="write">
        <div
          ref={box}
          className="words"
          contentEditable
          suppressContentEditableWarning
          data-placeholder="Say something to #general"
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey) return
            event.preventDefault()
            log(`sent ${event.currentTarget.textContent}`)
            event.currentTarget.textContent = ''
          }}
        />
        <Tap name="gl gl-clip" onTap={() => log('attach')} />
        <Tap name="gl gl-send" onTap={() => log(`sent ${box.current?.textContent}`)} />
      </div>
    </footer>
  )
}

function App() {
  const [channel, setChannel] = useState('general')
  return (
    <div className="app">
      <aside>
        <Tap name="team" onTap={() => log('team')}>
          Northwind ▾
        </Tap>
        {channels.map((name, at) => (
          <Tap
            key={name}
            name={name === channel ? 'channel now' : 'channel'}
            onTap={() => {
              setChannel(name)
              log(`channel ${name}`)
            }}
          >
            # {name} {at % 3 === 1 && <b>{at}</b>}
          </Tap>
        ))}
        <p>People</p>
        {people.map((name, at) => (
          <Tap key={name} name="person" onTap={() => log(`talk to ${name}`)}>
            <i className={at % 2 ? 'dot' : 'dot here'} /> {name}
          </Tap>
        ))}
      </aside>
      <main>
        <header>
          <h1># {channel}</h1>
          <Tap name="gl gl-search" onTap={() => log('search')} />
          <Tap name="gl gl-people" onTap={() => log('people')} />
        </header>
        <ul>
          {messages.map((message) => (
            <Line key={message.id} message={message} />
          ))}
        </ul>
        <Composer />
      </main>
    </div>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(<App />)
