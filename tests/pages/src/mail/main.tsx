import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import './style.css'

type Mail = { id: number; from: string; subject: string; starred: boolean; read: boolean }
const people = ['Ann Barker', 'Bo Chen', 'Carla Díaz', 'Dev Patel', 'Eve Fox', 'Finn Gray', 'Gia Hall', 'Hugo Ito']
const subjects = [
  'Your invoice',
  'Lunch on Friday?',
  'Minutes of the meeting',
  'Re: the roof',
  'Photos',
  'Ticket 4711',
  'Welcome',
  'A question',
]
const start: Mail[] = people.map((from, id) => ({
  id,
  from,
  subject: subjects[id] ?? '',
  starred: id % 3 === 0,
  read: id % 2 === 0,
}))
const log = (what: string) => {
  document.title = what
}

/** Icons differ only in their class; handlers sit on spans that show no hand. */
function Row({ mail, onStar, onGone }: { mail: Mail; onStar(): void; onGone(what: string): void }) {
  return (
    <div className={`row${mail.read ? '' : ' unread'}`} onClick={() => log(`open ${mail.id}`)}>
      <span
        className={`ic ${mail.starred ? 'ic-star-on' : 'ic-star'}`}
        onClick={(event) => {
          event.stopPropagation()
          onStar()
        }}
      />
      <span className="from">{mail.from}</span>
      <span className="subject">{mail.subject}</span>
      <span className="tools">
        {['archive', 'trash', 'clock'].map((what) => (
          <span
            key={what}
            className={`ic ic-${what}`}
            onClick={(event) => {
              event.stopPropagation()
              onGone(what)
            }}
          />
        ))}
      </span>
    </div>
  )
}

function App() {
  const [mails, setMails] = useState(start)
  const [folder, setFolder] = useState('Inbox')
  return (
    <div className="app">
      <aside>
        <div className="compose" onClick={() => log('compose')}>
          Compose
        </div>
        {['Inbox', 'Starred', 'Sent', 'Drafts', 'Bin'].map((name) => (
          <div
            key={name}
            className={`folder${name === folder ? ' is-active' : ''}`}
            onClick={() => {
              setFolder(name)
              log(`folder ${name}`)
            }}
          >
            {name}
          </div>
        ))}
      </aside>
      <section>
        <div className="bar">
          <span className="ic ic-refresh" onClick={() => log('refresh')} />
          <span className="ic ic-more" onClick={() => log('more')} />
          <input placeholder="Search mail" />
          <span className="count">1–8 of 8</span>
        </div>
        {mails.map((mail) => (
          <Row
            key={mail.id}
            mail={mail}
            onStar={() => {
              setMails(mails.map((one) => (one.id === mail.id ? { ...one, starred: !one.starred } : one)))
              log(`star ${mail.id}`)
            }}
            onGone={(what) => {
              setMails(mails.filter((one) => one.id !== mail.id))
              log(`${what} ${mail.id}`)
            }}
          />
        ))}
      </section>
    </div>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(<App />)
