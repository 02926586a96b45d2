import {
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import './style.css'

type Card = { id: string; title: string; column: string }
const columns = ['To do', 'Doing', 'Done']
const start: Card[] = [
  'Write the brief',
  'Order chairs',
  'Call the printer',
  'Check the invoice',
  'Book the hall',
  'Send invitations',
].map((title, at) => ({
  id: `card-${at}`,
  title,
  column: columns[at % 3] ?? 'To do',
}))
const log = (what: string) => {
  document.title = what
}

function Item({ card, onOpen }: { card: Card; onOpen(): void }) {
  const { attributes, listeners, setNodeRef, transform } = useDraggable({ id: card.id })
  const style = transform ? { transform: `translate(${transform.x}px, ${transform.y}px)` } : {}
  return (
    <li ref={setNodeRef} className="card" style={style} onClick={onOpen}>
      <span className="handle" {...attributes} {...listeners}>
        ⠿
      </span>
      {card.title}
      <i
        className="dots"
        onClick={(event) => {
          event.stopPropagation()
          log(`menu ${card.id}`)
        }}
      />
    </li>
  )
}

function Column({ name, cards }: { name: string; cards: Card[] }) {
  const { setNodeRef } = useDroppable({ id: name })
  return (
    <section ref={setNodeRef} className="column">
      <h2>
        {name} <small>{cards.length}</small>
      </h2>
      <ul>
        {cards.map((card) => (
          <Item key={card.id} card={card} onOpen={() => log(`open ${card.id}`)} />
        ))}
      </ul>
      <button type="button" className="new" onClick={() => log(`new in ${name}`)}>
        + Add a card
      </button>
    </section>
  )
}

function App() {
  const [cards, setCards] = useState(start)
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }))
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (!over) return
    setCards(cards.map((card) => (card.id === active.id ? { ...card, column: String(over.id) } : card)))
    log(`${active.id} to ${over.id}`)
  }
  return (
    <DndContext sensors={sensors} onDragEnd={onDragEnd}>
      <h1>Spring fair</h1>
      <div className="board">
        {columns.map((name) => (
          <Column key={name} name={name} cards={cards.filter((card) => card.column === name)} />
        ))}
      </div>
    </DndContext>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(<App />)
