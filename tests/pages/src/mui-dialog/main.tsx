import {
  Alert,
  Button,
  Card,
  CardActionArea,
  CardActions,
  CardContent,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Fab,
  IconButton,
  List,
  ListItem,
  ListItemButton,
  ListItemText,
  Snackbar,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material'
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs'
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar'
import { DatePicker } from '@mui/x-date-pickers/DatePicker'
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider'
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock'
import dayjs from 'dayjs'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import './style.css'

const log = (what: string) => {
  document.title = what
}
const day = dayjs('2026-03-17T10:30')
const doctors = ['Dr Amari', 'Dr Brandt', 'Dr Chen', 'Dr Díaz', 'Dr Evans', 'Dr Farouk']

function When({ onClose }: { onClose(): void }) {
  const [kind, setKind] = useState('visit')
  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth={false}
      transitionDuration={0}
      slotProps={{ paper: { className: 'sheet' } }}
    >
      <DialogTitle>
        New appointment
        <IconButton className="close" sx={{ position: 'absolute', right: 12, top: 12 }} onClick={onClose}>
          ×
        </IconButton>
      </DialogTitle>
      <DialogContent>
        <ToggleButtonGroup
          exclusive
          value={kind}
          onChange={(_, value: string | null) => {
            if (value) setKind(value)
            log(`kind ${value}`)
          }}
        >
          <ToggleButton value="visit">Visit</ToggleButton>
          <ToggleButton value="video">Video</ToggleButton>
          <ToggleButton value="phone">Telephone</ToggleButton>
        </ToggleButtonGroup>
        <div className="when">
          <DateCalendar
            defaultValue={day}
            disablePast={false}
            shouldDisableDate={(date) => date.day() === 0}
            onChange={(date) => log(`day ${date?.format('YYYY-MM-DD')}`)}
          />
          <MultiSectionDigitalClock
            defaultValue={day}
            ampm={false}
            minutesStep={15}
            skipDisabled
            minTime={dayjs('2026-03-17T08:00')}
            maxTime={dayjs('2026-03-17T17:00')}
            onChange={(date) => log(`time ${date?.format('HH:mm')}`)}
          />
          <List dense className="doctors">
            {doctors.map((name, at) => (
              <ListItem
                key={name}
                disablePadding
                secondaryAction={
                  <IconButton edge="end" size="small" className="about" onClick={() => log(`about ${name}`)}>
                    i
                  </IconButton>
                }
              >
                <ListItemButton selected={at === 1} onClick={() => log(`doctor ${name}`)}>
                  <ListItemText primary={name} secondary={at % 2 ? 'Free at 10:30' : 'Free at 11:15'} />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </div>
        <div className="row">
          <DatePicker label="Born" defaultValue={dayjs('1984-05-09')} onChange={(date) => log(`born ${date}`)} />
          <TextField label="Reason" multiline rows={2} sx={{ flex: 1 }} />
        </div>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button variant="contained" onClick={() => log('booked')}>
          Book
        </Button>
        <Button disabled>Ask a nurse</Button>
      </DialogActions>
    </Dialog>
  )
}

function App() {
  const [open, setOpen] = useState(true)
  return (
    <main>
      <Typography variant="h4">Appointments</Typography>
      <div className="cards">
        {doctors.flatMap((name) =>
          ['March', 'April'].map((month) => (
            <Card key={name + month} variant="outlined">
              <CardActionArea onClick={() => log(`open ${name}`)}>
                <CardContent>
                  <b>{name}</b>
                  <p>{month}, to be confirmed</p>
                </CardContent>
              </CardActionArea>
              <CardActions>
                <Button size="small">Move</Button>
                <Button size="small">Cancel</Button>
              </CardActions>
            </Card>
          )),
        )}
      </div>
      <Fab
        color="primary"
        className="fab"
        sx={{ position: 'fixed', right: 24, bottom: 24 }}
        onClick={() => setOpen(true)}
      >
        +
      </Fab>
      <Snackbar open anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}>
        <Alert severity="info">Two answers are waiting</Alert>
      </Snackbar>
      {open && (
        <When
          onClose={() => {
            setOpen(false)
            log('closed')
          }}
        />
      )}
    </main>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <App />
  </LocalizationProvider>,
)
