import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  AppBar,
  Autocomplete,
  Avatar,
  Badge,
  Button,
  Checkbox,
  Chip,
  FormControl,
  FormControlLabel,
  FormLabel,
  IconButton,
  InputLabel,
  MenuItem,
  Pagination,
  Radio,
  RadioGroup,
  Rating,
  Select,
  Slider,
  Step,
  StepLabel,
  Stepper,
  Switch,
  Tab,
  Tabs,
  TextField,
  Toolbar,
  Tooltip,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

const log = (what: string) => {
  document.title = what
}
const icon = (d: string) => (
  <svg width="20" height="20" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
    <path d={d} />
  </svg>
)
const cities = ['Athens', 'Berlin', 'Cairo', 'Dublin', 'Edinburgh', 'Florence', 'Geneva', 'Helsinki']

function App() {
  const [tab, setTab] = useState(0)
  const [chips, setChips] = useState(['work', 'travel', 'family'])
  return (
    <>
      <AppBar position="sticky">
        <Toolbar>
          <IconButton color="inherit" onClick={() => log('menu')}>
            {icon('M3 6h18v2H3zm0 5h18v2H3zm0 5h18v2H3z')}
          </IconButton>
          <Typography variant="h6" sx={{ flexGrow: 1 }}>
            Settings
          </Typography>
          <Tooltip title="Notifications">
            <IconButton color="inherit" onClick={() => log('notifications')}>
              <Badge badgeContent={4} color="error">
                {icon('M12 2a6 6 0 0 0-6 6v5l-2 3h16l-2-3V8a6 6 0 0 0-6-6z')}
              </Badge>
            </IconButton>
          </Tooltip>
          <Avatar onClick={() => log('profile')} sx={{ cursor: 'pointer' }}>
            AB
          </Avatar>
        </Toolbar>
      </AppBar>
      <main style={{ maxWidth: 760, margin: '16px auto' }}>
        <Tabs
          value={tab}
          onChange={(_, value: number) => {
            setTab(value)
            log(`tab ${value}`)
          }}
        >
          <Tab label="Account" />
          <Tab label="Privacy" />
          <Tab label="Billing" disabled />
        </Tabs>
        <TextField label="Display name" defaultValue="Ann Barker" margin="normal" fullWidth />
        <TextField label="About you" multiline rows={3} margin="normal" fullWidth helperText="Shown on your profile" />
        <TextField
          label="E-mail"
          error
          helperText="This address is taken"
          defaultValue="ann@"
          margin="normal"
          fullWidth
          required
        />
        <Autocomplete
          options={cities}
          onChange={(_, city) => log(`city ${city}`)}
          renderInput={(params) => <TextField {...params} label="City" margin="normal" />}
        />
        <FormControl fullWidth margin="normal">
          <InputLabel id="lang">Language</InputLabel>
          <Select
            labelId="lang"
            label="Language"
            defaultValue="en"
            onChange={(event) => log(`language ${event.target.value}`)}
          >
            <MenuItem value="en">English</MenuItem>
            <MenuItem value="zh">中文</MenuItem>
            <MenuItem value="ar">العربية</MenuItem>
          </Select>
        </FormControl>
        <FormControl>
          <FormLabel id="plan">Plan</FormLabel>
          <RadioGroup aria-labelledby="plan" defaultValue="free" row onChange={(_, value) => log(`plan ${value}`)}>
            <FormControlLabel value="free" control={<Radio />} label="Free" />
            <FormControlLabel value="team" control={<Radio />} label="Team" />
            <FormControlLabel value="firm" control={<Radio />} label="Firm" disabled />
          </RadioGroup>
        </FormControl>
        <div>
          <FormControlLabel
            control={<Switch defaultChecked onChange={(_, on) => log(`mail ${on}`)} />}
            label="Send me mail"
          />
        </div>
        <div>
          <FormControlLabel
            control={<Checkbox onChange={(_, on) => log(`terms ${on}`)} />}
            label="I accept the terms"
          />
        </div>
        <Typography id="volume" gutterBottom>
          Volume
        </Typography>
        <Slider aria-labelledby="volume" defaultValue={30} onChange={(_, value) => log(`volume ${value}`)} />
        <Rating name="stars" defaultValue={3} onChange={(_, value) => log(`stars ${value}`)} />
        <div>
          {chips.map((chip) => (
            <Chip
              key={chip}
              label={chip}
              onDelete={() => {
                setChips(chips.filter((one) => one !== chip))
                log(`removed ${chip}`)
              }}
              sx={{ mr: 1 }}
            />
          ))}
          <Chip label="Add a tag" variant="outlined" onClick={() => log('add tag')} />
        </div>
        <Accordion>
          <AccordionSummary expandIcon={icon('M7 10l5 5 5-5z')}>Advanced</AccordionSummary>
          <AccordionDetails>
            <Button onClick={() => log('erase')}>Erase my data</Button>
          </AccordionDetails>
        </Accordion>
        <Stepper activeStep={1} sx={{ my: 2 }}>
          <Step>
            <StepLabel>Name</StepLabel>
          </Step>
          <Step>
            <StepLabel>Plan</StepLabel>
          </Step>
          <Step>
            <StepLabel>Pay</StepLabel>
          </Step>
        </Stepper>
        <Pagination count={5} onChange={(_, page) => log(`page ${page}`)} />
        <Button variant="contained" onClick={() => log('saved')}>
          Save
        </Button>{' '}
        <Button onClick={() => log('cancelled')}>Cancel</Button>
      </main>
    </>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(<App />)
