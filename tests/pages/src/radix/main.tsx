import {
  AlignCenter,
  AlignLeft,
  AlignRight,
  Bold,
  Italic,
  Link2,
  Moon,
  MoreHorizontal,
  Plus,
  Trash2,
  Underline,
} from 'lucide-react'
import {
  Accordion,
  Checkbox,
  Dialog,
  DropdownMenu,
  Popover,
  RadioGroup,
  Select,
  Slider,
  Switch,
  Tabs,
  Toggle,
  Toolbar,
  Tooltip,
} from 'radix-ui'
import { createRoot } from 'react-dom/client'
import './style.css'

const log = (what: string) => {
  document.title = what
}
const files = ['Report.md', 'Budget.xls', 'Plan.txt']

createRoot(document.getElementById('root') as HTMLElement).render(
  <Tooltip.Provider>
    <Toolbar.Root className="toolbar" aria-label="Formatting">
      <Toolbar.ToggleGroup type="multiple" onValueChange={(value) => log(`style ${value}`)}>
        <Toolbar.ToggleItem value="bold">
          <Bold />
        </Toolbar.ToggleItem>
        <Toolbar.ToggleItem value="italic">
          <Italic />
        </Toolbar.ToggleItem>
        <Toolbar.ToggleItem value="underline">
          <Underline />
        </Toolbar.ToggleItem>
      </Toolbar.ToggleGroup>
      <Toolbar.Separator />
      <Toolbar.ToggleGroup type="single" defaultValue="left" onValueChange={(value) => log(`align ${value}`)}>
        <Toolbar.ToggleItem value="left">
          <AlignLeft />
        </Toolbar.ToggleItem>
        <Toolbar.ToggleItem value="center">
          <AlignCenter />
        </Toolbar.ToggleItem>
        <Toolbar.ToggleItem value="right">
          <AlignRight />
        </Toolbar.ToggleItem>
      </Toolbar.ToggleGroup>
      <Toolbar.Link href="#help">
        <Link2 /> Help
      </Toolbar.Link>
      <Toggle.Root onPressedChange={(on) => log(`dark ${on}`)}>
        <Moon />
      </Toggle.Root>
    </Toolbar.Root>
    <Tabs.Root defaultValue="files" onValueChange={(value) => log(`tab ${value}`)}>
      <Tabs.List className="tabs">
        <Tabs.Trigger value="files">Files</Tabs.Trigger>
        <Tabs.Trigger value="people">People</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="files">
        <ul className="files">
          {files.map((file) => (
            <li key={file}>
              <Checkbox.Root onCheckedChange={(on) => log(`${file} ${on}`)}>
                <Checkbox.Indicator>✓</Checkbox.Indicator>
              </Checkbox.Root>
              <span>{file}</span>
              <DropdownMenu.Root>
                <DropdownMenu.Trigger>
                  <MoreHorizontal />
                </DropdownMenu.Trigger>
                <DropdownMenu.Portal>
                  <DropdownMenu.Content className="menu">
                    <DropdownMenu.Item onSelect={() => log(`rename ${file}`)}>Rename</DropdownMenu.Item>
                    <DropdownMenu.Item onSelect={() => log(`delete ${file}`)}>Delete</DropdownMenu.Item>
                  </DropdownMenu.Content>
                </DropdownMenu.Portal>
              </DropdownMenu.Root>
              <Tooltip.Root>
                <Tooltip.Trigger onClick={() => log(`bin ${file}`)}>
                  <Trash2 />
                </Tooltip.Trigger>
                <Tooltip.Portal>
                  <Tooltip.Content>Bin</Tooltip.Content>
                </Tooltip.Portal>
              </Tooltip.Root>
            </li>
          ))}
        </ul>
      </Tabs.Content>
      <Tabs.Content value="people">Nobody yet</Tabs.Content>
    </Tabs.Root>
    <Popover.Root>
      <Popover.Trigger className="add">
        <Plus /> New
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content className="menu">
          <input aria-label="Name of the file" />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
    <p>Zoom</p>
    <Slider.Root className="slider" defaultValue={[40]} onValueChange={([value]) => log(`zoom ${value}`)}>
      <Slider.Track>
        <Slider.Range />
      </Slider.Track>
      <Slider.Thumb aria-label="Zoom" />
    </Slider.Root>
    <label className="line">
      Autosave{' '}
      <Switch.Root className="switch" onCheckedChange={(on) => log(`autosave ${on}`)}>
        <Switch.Thumb />
      </Switch.Root>
    </label>
    <RadioGroup.Root defaultValue="a" onValueChange={(value) => log(`size ${value}`)}>
      {['a', 'b', 'c'].map((value) => (
        <label key={value} className="line">
          <RadioGroup.Item value={value}>
            <RadioGroup.Indicator>●</RadioGroup.Indicator>
          </RadioGroup.Item>{' '}
          Size {value.toUpperCase()}
        </label>
      ))}
    </RadioGroup.Root>
    <Select.Root defaultValue="en" onValueChange={(value) => log(`language ${value}`)}>
      <Select.Trigger aria-label="Language">
        <Select.Value />
      </Select.Trigger>
      <Select.Portal>
        <Select.Content className="menu">
          <Select.Viewport>
            <Select.Item value="en">
              <Select.ItemText>English</Select.ItemText>
            </Select.Item>
            <Select.Item value="fr">
              <Select.ItemText>French</Select.ItemText>
            </Select.Item>
          </Select.Viewport>
        </Select.Content>
      </Select.Portal>
    </Select.Root>
    <Accordion.Root type="single" collapsible>
      {['Shipping', 'Returns'].map((name) => (
        <Accordion.Item key={name} value={name}>
          <Accordion.Header>
            <Accordion.Trigger>{name}</Accordion.Trigger>
          </Accordion.Header>
          <Accordion.Content>All about {name}.</Accordion.Content>
        </Accordion.Item>
      ))}
    </Accordion.Root>
    <Dialog.Root>
      <Dialog.Trigger>Share …</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay" />
        <Dialog.Content className="dialog">
          <Dialog.Title>Share</Dialog.Title>
          <input aria-label="Address" />
          <Dialog.Close>Close</Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  </Tooltip.Provider>,
)
