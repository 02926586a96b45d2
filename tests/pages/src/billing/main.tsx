import {
  Checkbox,
  Combobox,
  ComboboxButton,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  Description,
  Disclosure,
  DisclosureButton,
  DisclosurePanel,
  Field,
  Label,
  Listbox,
  ListboxButton,
  ListboxOption,
  ListboxOptions,
  Menu,
  MenuButton,
  MenuItem,
  MenuItems,
  Popover,
  PopoverButton,
  PopoverPanel,
  Radio,
  RadioGroup,
  Switch,
  Tab,
  TabGroup,
  TabList,
  TabPanel,
  TabPanels,
} from '@headlessui/react'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import './style.css'

const log = (what: string) => {
  document.title = what
}
const plans = [
  { name: 'Solo', price: 0, note: 'One seat, one project' },
  { name: 'Team', price: 19, note: 'Ten seats, reports' },
  { name: 'Firm', price: 79, note: 'Any number of seats' },
]
const countries = ['Austria', 'Belgium', 'Croatia', 'Denmark', 'Estonia', 'Finland']
const invoices = Array.from({ length: 18 }, (_, at) => ({
  id: `R-${2140 - at}`,
  day: `2026-${String(12 - (at % 12)).padStart(2, '0')}-01`,
  sum: `${19 + (at % 3) * 60}.00`,
  paid: at > 1,
}))
const dots = (
  <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
    <circle cx="8" cy="3" r="1.5" />
    <circle cx="8" cy="8" r="1.5" />
    <circle cx="8" cy="13" r="1.5" />
  </svg>
)

function Plans() {
  const [plan, setPlan] = useState('Team')
  return (
    <RadioGroup
      className="plans"
      value={plan}
      onChange={(name) => {
        setPlan(name)
        log(`plan ${name}`)
      }}
    >
      {plans.map(({ name, price, note }) => (
        <Radio key={name} value={name} className="plan">
          <b>{name}</b> <span>{price} a month</span>
          <p>{note}</p>
        </Radio>
      ))}
    </RadioGroup>
  )
}

function Address() {
  const [country, setCountry] = useState<string | null>('Denmark')
  const [query, setQuery] = useState('')
  const [money, setMoney] = useState('EUR')
  return (
    <div className="address">
      <Field>
        <Label>Country</Label>
        <Combobox
          value={country}
          onChange={(value) => {
            setCountry(value)
            log(`country ${value}`)
          }}
        >
          <div className="combo">
            <ComboboxInput onChange={(event) => setQuery(event.target.value)} />
            <ComboboxButton>▾</ComboboxButton>
          </div>
          <ComboboxOptions anchor="bottom" className="panel">
            {countries
              .filter((name) => name.toLowerCase().includes(query.toLowerCase()))
              .map((name) => (
                <ComboboxOption key={name} value={name}>
                  {name}
                </ComboboxOption>
              ))}
          </ComboboxOptions>
        </Combobox>
      </Field>
      <Field>
        <Label>Currency</Label>
        <Listbox
          value={money}
          onChange={(value) => {
            setMoney(value)
            log(`currency ${value}`)
          }}
        >
          <ListboxButton className="list">{money}</ListboxButton>
          <ListboxOptions anchor="bottom" className="panel">
            {['EUR', 'DKK', 'PLN'].map((one) => (
              <ListboxOption key={one} value={one}>
                {one}
              </ListboxOption>
            ))}
          </ListboxOptions>
        </Listbox>
      </Field>
      <Popover>
        <PopoverButton>Why a country?</PopoverButton>
        <PopoverPanel anchor="bottom" className="panel">
          The tax depends on it.
        </PopoverPanel>
      </Popover>
    </div>
  )
}

function Invoices() {
  const [chosen, setChosen] = useState<string[]>([])
  return (
    <table>
      <thead>
        <tr>
          <th />
          <th>Invoice</th>
          <th>Day</th>
          <th>Sum</th>
          <th />
        </tr>
      </thead>
      <tbody>
        {invoices.map(({ id, day, sum, paid }) => (
          <tr key={id}>
            <td>
              <Checkbox
                className="check"
                checked={chosen.includes(id)}
                onChange={(on) => {
                  setChosen(on ? [...chosen, id] : chosen.filter((one) => one !== id))
                  log(`${on ? 'chose' : 'dropped'} ${id}`)
                }}
              />
            </td>
            <td>
              <a href={`#${id}`}>{id}</a> {!paid && <mark>open</mark>}
            </td>
            <td>{day}</td>
            <td>{sum}</td>
            <td>
              <Menu>
                <MenuButton className="more">{dots}</MenuButton>
                <MenuItems anchor="bottom end" className="panel">
                  <MenuItem>
                    <button type="button" onClick={() => log(`download ${id}`)}>
                      Download
                    </button>
                  </MenuItem>
                  <MenuItem disabled={paid}>
                    <button type="button" onClick={() => log(`pay ${id}`)}>
                      Pay
                    </button>
                  </MenuItem>
                </MenuItems>
              </Menu>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Choices() {
  const [on, setOn] = useState([true, false, false])
  return ['Mail me each invoice', 'Renew by itself', 'Warn me at 80 %'].map((name, at) => (
    <Field key={name} className="choice">
      <Switch
        className="switch"
        checked={on[at] ?? false}
        onChange={(value) => {
          setOn(on.map((one, place) => (place === at ? value : one)))
          log(`${name} ${value}`)
        }}
      >
        <span className="knob" />
      </Switch>
      <Label>{name}</Label>
      <Description className="small">At any time to be changed.</Description>
    </Field>
  ))
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <main>
    <h1>Billing</h1>
    <TabGroup onChange={(at) => log(`tab ${at}`)}>
      <TabList className="tabs">
        {['Plan', 'Cards', 'History'].map((name) => (
          <Tab key={name}>{name}</Tab>
        ))}
      </TabList>
      <TabPanels>
        <TabPanel>
          <Plans />
          <Address />
          <Choices />
          <Disclosure>
            <DisclosureButton className="fold">Can I leave?</DisclosureButton>
            <DisclosurePanel>Each month. Nothing is kept.</DisclosurePanel>
          </Disclosure>
          <Invoices />
        </TabPanel>
        <TabPanel>No card yet.</TabPanel>
        <TabPanel>Nothing yet.</TabPanel>
      </TabPanels>
    </TabGroup>
  </main>,
)
