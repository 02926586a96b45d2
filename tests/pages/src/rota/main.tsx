import { type PointerEvent as Press, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import './style.css'

type Shift = { id: number; day: number; from: number; to: number; who: string }
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const people = ['Ann', 'Bo', 'Carla', 'Dev']
const hours = Array.from({ length: 10 }, (_, at) => at + 8)
const rowHeight = 44
const start: Shift[] = Array.from({ length: 17 }, (_, id) => {
  const from = 8 + ((id * 3) % 7)
  return { id, day: (id * 5) % 7, from, to: from + 2, who: people[id % 4] ?? '' }
}).filter(
  (one, at, all) => !all.slice(0, at).some(({ day, from, to }) => day === one.day && from < one.to && one.from < to),
)

const log = (what: string) => {
  document.title = what
}

/** Follows the pointer until it is let go; tells by how many hours it went. */
function follow(event: Press, done: (hours: number) => void) {
  event.stopPropagation()
  const { clientY: from, pointerId } = event
  const el = event.currentTarget
  el.setPointerCapture(pointerId)
  el.addEventListener('pointerup', (end) => done(Math.round(((end as PointerEvent).clientY - from) / rowHeight)), {
    once: true,
  })
}

function Block({ shift, onChange, onGone }: { shift: Shift; onChange(shift: Shift): void; onGone(): void }) {
  const { id, day, from, to, who } = shift
  const box = useRef<HTMLDivElement>(null)
  return (
    <div
      ref={box}
      className={`shift of-${who.toLowerCase()}`}
      style={{
        gridColumn: day + 2,
        gridRow: `${from - 6} / ${to - 6}`,
      }}
      onPointerDown={(event) =>
        follow(event, (by) => {
          if (by) onChange({ ...shift, from: from + by, to: to + by })
          log(by ? `moved ${id} by ${by}` : `open ${id}`)
        })
      }
    >
      <b>{who}</b> {from}–{to}
      <i
        className="gone"
        onPointerDown={(event) => {
          event.stopPropagation()
          onGone()
          log(`gone ${id}`)
        }}
      />
      <div
        className="edge"
        onPointerDown={(event) =>
          follow(event, (by) => {
            onChange({ ...shift, to: Math.max(from + 1, to + by) })
            log(`longer ${id} by ${by}`)
          })
        }
      />
    </div>
  )
}

function App() {
  const [shifts, setShifts] = useState(start)
  const [shown, setShown] = useState(people)
  const free = (day: number, hour: number) =>
    !shifts.some((shift) => shift.day === day && shift.from <= hour && hour < shift.to)
  return (
    <main>
      <header>
        <h1>Rota, week 12</h1>
        {people.map((who) => (
          <span
            key={who}
            className={`key of-${who.toLowerCase()} ${shown.includes(who) ? '' : 'off'}`}
            onClick={() => {
              setShown(shown.includes(who) ? shown.filter((one) => one !== who) : [...shown, who])
              log(`toggled ${who}`)
            }}
          >
            {who}
          </span>
        ))}
        <span className="turn" onClick={() => log('week 11')}>
          ‹
        </span>
        <span className="turn" onClick={() => log('week 13')}>
          ›
        </span>
      </header>
      <div className="week">
        {days.map((day, at) => (
          <div key={day} className="day" style={{ gridColumn: at + 2, gridRow: 1 }}>
            {day}
          </div>
        ))}
        {hours.map((hour) => (
          <div key={hour} className="hour" style={{ gridColumn: 1, gridRow: hour - 6 }}>
            {hour}:00
          </div>
        ))}
        {days.flatMap((day, at) =>
          hours
            .filter((hour) => free(at, hour))
            .map((hour) => (
              <div
                key={day + hour}
                className="slot"
                style={{ gridColumn: at + 2, gridRow: hour - 6 }}
                onClick={() => {
                  setShifts([...shifts, { id: 100 + at * 20 + hour, day: at, from: hour, to: hour + 1, who: 'Ann' }])
                  log(`new on ${day} at ${hour}`)
                }}
              />
            )),
        )}
        {shifts
          .filter(({ who }) => shown.includes(who))
          .map((shift) => (
            <Block
              key={shift.id}
              shift={shift}
              onChange={(next) => setShifts(shifts.map((one) => (one.id === next.id ? next : one)))}
              onGone={() => setShifts(shifts.filter(({ id }) => id !== shift.id))}
            />
          ))}
      </div>
    </main>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(<App />)
