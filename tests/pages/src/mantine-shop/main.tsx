import {
  ActionIcon,
  Anchor,
  AppShell,
  Avatar,
  Badge,
  Breadcrumbs,
  Button,
  Card,
  Checkbox,
  Chip,
  CloseButton,
  ColorSwatch,
  Group,
  Image,
  Indicator,
  MantineProvider,
  MultiSelect,
  NavLink,
  NumberInput,
  Pagination,
  Pill,
  RangeSlider,
  Rating,
  SegmentedControl,
  Select,
  SimpleGrid,
  Spoiler,
  Switch,
  Text,
  TextInput,
  Title,
} from '@mantine/core'
import '@mantine/core/styles.css'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

const log = (what: string) => {
  document.title = what
}
const titles = [
  'The Salt Road',
  'Nine Winters',
  'A Field Guide to Moss',
  'Harbour Lights',
  'The Clockmaker',
  'Low Tide',
]
const writers = ['M. Okafor', 'Lena Brandt', 'J. Castellano']
const bindings = ['#8d6e63', '#37474f', '#b71c1c']
const cover = (at: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="120"><rect width="200" height="120" fill="hsl(${at * 47} 45% 70%)"/><path d="M70 20h60v80H70z" fill="hsl(${at * 47} 45% 35%)"/></svg>`,
  )}`
const glyph = (d: string) => (
  <svg width="18" height="18" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2">
    <path d={d} />
  </svg>
)
const heart = 'M12 20 4 12a5 5 0 1 1 8-6 5 5 0 1 1 8 6z'

function Book({ at }: { at: number }) {
  const [kept, setKept] = useState(at % 4 === 2)
  const [count, setCount] = useState<string | number>(1)
  const title = titles[at % titles.length] ?? ''
  return (
    <Card withBorder className="book">
      <Card.Section>
        <Image src={cover(at)} height={120} alt="" />
      </Card.Section>
      <Group justify="space-between" mt="sm">
        <Anchor href={`#book-${at}`} fw={600}>
          {title}
        </Anchor>
        <ActionIcon
          variant="subtle"
          className="keep"
          onClick={() => {
            setKept(!kept)
            log(`${kept ? 'dropped' : 'kept'} ${at}`)
          }}
        >
          <svg width="18" height="18" viewBox="0 0 24 24" fill={kept ? 'crimson' : 'none'} stroke="crimson">
            <path d={heart} />
          </svg>
        </ActionIcon>
      </Group>
      <Text size="sm" c="dimmed">
        {writers[at % 3]} · {180 + at * 21} pages
      </Text>
      <Group my="xs">
        <Rating value={(at % 4) + 2} readOnly size="xs" />
        {at % 5 === 0 && <Badge color="red">Last one</Badge>}
      </Group>
      <Group gap={6} className="bindings">
        {bindings.map((colour) => (
          <ColorSwatch
            key={colour}
            color={colour}
            size={18}
            component="button"
            onClick={() => log(`binding ${colour} of ${at}`)}
          />
        ))}
      </Group>
      <Group mt="sm" wrap="nowrap">
        <NumberInput size="xs" w={70} min={1} max={9} value={count} onChange={setCount} />
        <Button size="xs" className="add" onClick={() => log(`added ${count} of ${at}`)}>
          {(9 + at * 1.5).toFixed(2)}
        </Button>
      </Group>
    </Card>
  )
}

function Filters() {
  const [price, setPrice] = useState<[number, number]>([10, 40])
  const [pills, setPills] = useState(['Paperback', 'In stock', 'Signed'])
  return (
    <AppShell.Navbar p="md" style={{ overflow: 'auto' }}>
      {['New', 'Novels', 'Nature', 'History', 'Children'].map((name) => (
        <NavLink key={name} href={`#${name}`} label={name} active={name === 'Novels'} onClick={() => log(name)} />
      ))}
      <Group gap={4} my="sm">
        {pills.map((name) => (
          <Pill
            key={name}
            withRemoveButton
            onRemove={() => {
              setPills(pills.filter((one) => one !== name))
              log(`without ${name}`)
            }}
          >
            {name}
          </Pill>
        ))}
      </Group>
      <MultiSelect
        label="Writers"
        data={writers}
        defaultValue={[writers[0] ?? '']}
        onChange={(all) => log(all.join())}
      />
      <Text size="sm" mt="sm">
        Price
      </Text>
      <RangeSlider
        value={price}
        max={80}
        onChange={(value) => {
          setPrice(value)
          log(`price ${value.join(' to ')}`)
        }}
      />
      <Text size="sm" mt="sm">
        At least
      </Text>
      <Rating defaultValue={3} onChange={(stars) => log(`stars ${stars}`)} />
      <Checkbox.Group mt="sm" label="Language" onChange={(all) => log(all.join())}>
        {['English', 'German', 'Spanish'].map((name) => (
          <Checkbox key={name} value={name} label={name} my={4} />
        ))}
      </Checkbox.Group>
      <Chip.Group multiple onChange={(all) => log(all.join())}>
        <Group gap={4} mt="sm">
          {['Used', 'Gift', 'Large print'].map((name) => (
            <Chip key={name} value={name} size="xs">
              {name}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      <Switch
        mt="sm"
        label="Only what I have not read"
        onChange={({ currentTarget }) => log(`${currentTarget.checked}`)}
      />
    </AppShell.Navbar>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <MantineProvider>
    <AppShell header={{ height: 60 }} navbar={{ width: 260, breakpoint: 0 }} padding="md">
      <AppShell.Header>
        <Group h="100%" px="md">
          <ActionIcon variant="subtle" onClick={() => log('menu')}>
            {glyph('M3 6h18M3 12h18M3 18h18')}
          </ActionIcon>
          <Title order={3}>Quire</Title>
          <TextInput
            flex={1}
            placeholder="Title, writer, ISBN"
            rightSection={<CloseButton onClick={() => log('clear')} />}
          />
          <Indicator label="2" size={16}>
            <ActionIcon variant="subtle" onClick={() => log('basket')}>
              {glyph('M4 6h17l-2 9H7L5 3H2')}
            </ActionIcon>
          </Indicator>
          <Avatar component="button" onClick={() => log('account')}>
            AB
          </Avatar>
        </Group>
      </AppShell.Header>
      <Filters />
      <AppShell.Main>
        <Breadcrumbs mb="sm">
          <Anchor href="#home">Home</Anchor>
          <Anchor href="#books">Books</Anchor>
          <Text>Novels</Text>
        </Breadcrumbs>
        <Group mb="md">
          <SegmentedControl data={['Grid', 'List', 'Shelf']} onChange={(view) => log(`view ${view}`)} />
          <Select
            data={['Newest', 'Price', 'Title']}
            defaultValue="Newest"
            onChange={(by) => log(`by ${by}`)}
            w={140}
          />
        </Group>
        <Spoiler maxHeight={48} showLabel="More" hideLabel="Less" mb="xl">
          Novels of all kinds, chosen by the people in the shop, who read each one before it is put on the shelf. What
          they did not like is not here, however well it sells. We send within two days, in paper, without plastic, to
          every country that has a post office, and take back what came in a bad state. Ask us what to read next.
        </Spoiler>
        <SimpleGrid cols={4}>
          {Array.from({ length: 12 }, (_, at) => (
            <Book key={String(at)} at={at} />
          ))}
        </SimpleGrid>
        <Pagination total={7} mt="lg" onChange={(page) => log(`page ${page}`)} />
      </AppShell.Main>
    </AppShell>
  </MantineProvider>,
)
