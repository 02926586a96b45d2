import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Bar, BarChart, Cell, Legend, Line, LineChart, Pie, PieChart, XAxis, YAxis } from 'recharts'

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'].map((month, at) => ({
  month,
  lamps: 40 + at * 9,
  chairs: 60 - at * 5,
}))
const colours = ['#1976d2', '#388e3c', '#f9a825', '#d32f2f']
const shares = ['North', 'East', 'South', 'West'].map((name, at) => ({ name, value: 20 + at * 7 }))

function App() {
  const [off, setOff] = useState(false)
  const log = (what: string) => {
    document.title = what
  }
  return (
    <main style={{ font: '14px system-ui, sans-serif' }}>
      <h1>Sales</h1>
      <BarChart width={560} height={260} data={months}>
        <XAxis dataKey="month" />
        <YAxis />
        <Legend
          onClick={() => {
            setOff(!off)
            log('legend')
          }}
        />
        <Bar
          dataKey="lamps"
          fill="#1976d2"
          isAnimationActive={false}
          onClick={(_, at) => log(`lamps ${months[at]?.month}`)}
          hide={off}
        />
        <Bar
          dataKey="chairs"
          fill="#f9a825"
          isAnimationActive={false}
          onClick={(_, at) => log(`chairs ${months[at]?.month}`)}
        />
      </BarChart>
      <PieChart width={320} height={240}>
        <Pie
          data={shares}
          dataKey="value"
          nameKey="name"
          isAnimationActive={false}
          label
          onClick={(_, at) => log(`share ${shares[at]?.name}`)}
        >
          {shares.map(({ name }, at) => (
            <Cell key={name} fill={colours[at]} />
          ))}
        </Pie>
      </PieChart>
      <LineChart width={480} height={200} data={months}>
        <XAxis dataKey="month" />
        <YAxis />
        <Line dataKey="lamps" isAnimationActive={false} />
      </LineChart>
      <button type="button" onClick={() => log('export')}>
        Export
      </button>
    </main>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(<App />)
