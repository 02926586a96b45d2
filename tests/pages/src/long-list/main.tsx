import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'

const names = 'Ada Ben Cleo Dan Eva Finn Gus Hana Ivo Jana'.split(' ')
const contacts = Array.from({ length: 10_000 }, (_, at) => ({
  name: `${names[at % 10]} ${String.fromCharCode(65 + (at % 26))}. ${at + 1}`,
  phone: `555-${String(at).padStart(4, '0')}`,
}))

function App() {
  const [query, setQuery] = useState('')
  const shown = contacts.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()))
  const box = useRef<HTMLDivElement>(null)
  const rows = useVirtualizer({ count: shown.length, getScrollElement: () => box.current, estimateSize: () => 36 })
  return (
    <main style={{ font: '14px system-ui, sans-serif', maxWidth: 560, margin: '20px auto' }}>
      <h1>Contacts</h1>
      <input type="search" placeholder="Search" value={query} onChange={(event) => setQuery(event.target.value)} />{' '}
      <output>{shown.length}</output>
      <div ref={box} className="box" style={{ height: 520, overflow: 'auto', border: '1px solid #ccc' }}>
        <div style={{ height: rows.getTotalSize(), position: 'relative' }}>
          {rows.getVirtualItems().map(({ index, start, size, key }) => (
            <div
              key={key}
              className="contact"
              style={{ position: 'absolute', top: start, height: size, left: 0, right: 0, padding: 8 }}
              onClick={() => {
                document.title = shown[index]?.name ?? ''
              }}
            >
              <b>{shown[index]?.name}</b> <span>{shown[index]?.phone}</span>{' '}
              <a href={`tel:${shown[index]?.phone}`}>Call</a>
            </div>
          ))}
        </div>
      </div>
    </main>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(<App />)
