import { CalendarDate } from '@internationalized/date'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  Checkbox,
  CheckboxGroup,
  ColorSwatch,
  ColorSwatchPicker,
  ColorSwatchPickerItem,
  ComboBox,
  DateField,
  DateInput,
  DateSegment,
  Disclosure,
  DisclosurePanel,
  GridList,
  GridListItem,
  Group,
  Heading,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  NumberField,
  Popover,
  Radio,
  RadioGroup,
  Select,
  SelectValue,
  Slider,
  SliderOutput,
  SliderThumb,
  SliderTrack,
  Switch,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  Tag,
  TagGroup,
  TagList,
  TextArea,
  TextField,
  ToggleButton,
} from 'react-aria-components'
import { createRoot } from 'react-dom/client'
import './style.css'

const log = (what: string) => {
  document.title = what
}
const towns = ['Aarhus', 'Bergen', 'Cork', 'Dundee', 'Esbjerg', 'Faro']
const ferries = ['Morning boat, 07:10', 'Noon boat, 12:00', 'Evening boat, 18:45', 'Night boat, 23:30']
const options = () => (
  <Popover>
    <ListBox>
      {towns.map((town) => (
        <ListBoxItem key={town} id={town}>
          {town}
        </ListBoxItem>
      ))}
    </ListBox>
  </Popover>
)

const Places = () => (
  <div className="two">
    <ComboBox onChange={(key) => log(`from ${key}`)}>
      <Label>From</Label>
      <div className="field">
        <Input placeholder="Town" />
        <Button>▾</Button>
      </div>
      {options()}
    </ComboBox>
    <Select onChange={(key) => log(`to ${key}`)} placeholder="Choose">
      <Label>To</Label>
      <Button className="select">
        <SelectValue /> <span aria-hidden="true">▾</span>
      </Button>
      {options()}
    </Select>
    <DateField defaultValue={new CalendarDate(2026, 3, 17)} onChange={(day) => log(`day ${day}`)}>
      <Label>Leaving</Label>
      <DateInput className="field">{(segment) => <DateSegment segment={segment} className="segment" />}</DateInput>
    </DateField>
    <NumberField defaultValue={2} minValue={1} maxValue={9} onChange={(count) => log(`people ${count}`)}>
      <Label>People</Label>
      <Group className="field">
        <Button slot="decrement">−</Button>
        <Input />
        <Button slot="increment">+</Button>
      </Group>
    </NumberField>
  </div>
)

const Month = () => (
  <Calendar
    aria-label="Return"
    defaultFocusedValue={new CalendarDate(2026, 3, 1)}
    onChange={(day) => log(`back ${day}`)}
  >
    <header>
      <Button slot="previous">‹</Button>
      <Heading />
      <Button slot="next">›</Button>
    </header>
    <CalendarGrid>{(date) => <CalendarCell date={date} className="day" />}</CalendarGrid>
  </Calendar>
)

const Cabin = () => (
  <>
    <RadioGroup defaultValue="two" onChange={(value) => log(`cabin ${value}`)}>
      <Label>Cabin</Label>
      {[
        ['none', 'Seat only'],
        ['two', 'Two beds'],
        ['four', 'Four beds'],
      ].map(([value = '', name]) => (
        <Radio key={value} value={value}>
          <span className="round" aria-hidden="true" /> {name}
        </Radio>
      ))}
    </RadioGroup>
    <CheckboxGroup defaultValue={['food']} onChange={(all) => log(`extras ${all.join(' ')}`)}>
      <Label>Extras</Label>
      {['food', 'car', 'bicycle', 'dog'].map((extra) => (
        <Checkbox key={extra} value={extra}>
          <span className="box" aria-hidden="true" /> {extra}
        </Checkbox>
      ))}
    </CheckboxGroup>
    <Switch onChange={(on) => log(`window ${on}`)}>
      <span className="rail" /> With a window
    </Switch>
    <Slider defaultValue={120} maxValue={400} onChange={(value) => log(`budget ${value}`)}>
      <Label>At most</Label> <SliderOutput />
      <SliderTrack className="track">
        <SliderThumb className="thumb" />
      </SliderTrack>
    </Slider>
    <p>Colour of the tag</p>
    <ColorSwatchPicker defaultValue="#d32f2f" onChange={(colour) => log(`tag ${colour.toString('hex')}`)}>
      {['#d32f2f', '#f9a825', '#388e3c', '#1976d2', '#7b1fa2'].map((colour) => (
        <ColorSwatchPickerItem key={colour} color={colour} className="swatch">
          <ColorSwatch className="paint" />
        </ColorSwatchPickerItem>
      ))}
    </ColorSwatchPicker>
  </>
)

const Sailings = () => (
  <>
    <GridList aria-label="Sailings" selectionMode="multiple" onAction={(key) => log(`open ${key}`)}>
      {ferries.map((ferry, at) => (
        <GridListItem key={ferry} id={ferry} textValue={ferry} className="sailing">
          <Checkbox slot="selection">
            <span className="box" aria-hidden="true" />
          </Checkbox>
          {ferry} <small>{48 + at * 7}.00</small>
          <Button onPress={() => log(`info ${at}`)}>ⓘ</Button>
        </GridListItem>
      ))}
    </GridList>
    <TagGroup onRemove={(keys) => log(`removed ${[...keys].join()}`)}>
      <Label>Stops</Label>
      <TagList className="tags">
        {towns.slice(0, 4).map((town) => (
          <Tag key={town} id={town} textValue={town} className="tag">
            {town} <Button slot="remove">×</Button>
          </Tag>
        ))}
      </TagList>
    </TagGroup>
    {['Quiet', 'Direct', 'Cheap'].map((name) => (
      <ToggleButton key={name} className="toggle" onChange={(on) => log(`${name} ${on}`)}>
        {name}
      </ToggleButton>
    ))}
    <Disclosure>
      <Heading>
        <Button slot="trigger">Terms of carriage</Button>
      </Heading>
      <DisclosurePanel>
        <a href="#terms">Read them all</a>
      </DisclosurePanel>
    </Disclosure>
  </>
)

createRoot(document.getElementById('root') as HTMLElement).render(
  <main>
    <h1>Book a trip</h1>
    <Tabs onSelectionChange={(key) => log(`tab ${key}`)}>
      <TabList aria-label="Kind" className="tabs">
        <Tab id="ferry">Ferry</Tab>
        <Tab id="train">Train</Tab>
        <Tab id="bus" isDisabled>
          Bus
        </Tab>
      </TabList>
      <TabPanel id="ferry">
        <Places />
        <div className="three">
          <Month />
          <section>
            <Cabin />
          </section>
          <section>
            <Sailings />
          </section>
        </div>
        <TextField onChange={(text) => log(`note ${text.length}`)}>
          <Label>A word to the crew</Label>
          <TextArea rows={3} />
        </TextField>
        <Button className="go" onPress={() => log('booked')}>
          Book
        </Button>
        <Button className="go" isDisabled>
          Pay
        </Button>
      </TabPanel>
    </Tabs>
  </main>,
)
