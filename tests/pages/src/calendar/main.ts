import { Calendar } from '@fullcalendar/core'
import dayGrid from '@fullcalendar/daygrid'
import interaction from '@fullcalendar/interaction'

const log = (what: string) => {
  document.title = what
}
const event = (id: number, title: string, start: string, end?: string) => ({
  id: String(id),
  title,
  start,
  ...(end && { end }),
})

const calendar = new Calendar(document.getElementById('root') as HTMLElement, {
  plugins: [dayGrid, interaction],
  initialView: 'dayGridMonth',
  initialDate: '2026-03-01',
  editable: true,
  selectable: true,
  headerToolbar: { left: 'prev,next today', center: 'title', right: 'dayGridMonth,dayGridWeek' },
  dateClick: ({ dateStr }) => log(`day ${dateStr}`),
  eventClick: ({ event: { title } }) => log(`event ${title}`),
  eventDrop: ({ event: { title, startStr } }) => log(`moved ${title} to ${startStr}`),
  events: [
    event(1, 'Stand-up', '2026-03-02T09:00'),
    event(2, 'Dentist', '2026-03-04T15:30'),
    event(3, 'Fair in Lyon', '2026-03-10', '2026-03-13'),
    event(4, 'Lunch with Bo', '2026-03-17T12:00'),
    event(5, 'Release', '2026-03-20'),
    event(6, 'Review', '2026-03-20T16:00'),
    event(7, 'Holiday', '2026-03-27', '2026-03-31'),
  ],
})
calendar.render()
