import type { PageNode } from '../page/page-node.ts'
import type { Family } from '../parse/unit.ts'

const set = (words: string) => new Set(words.split(' '))

export const familyRoles: Record<Family, Set<string>> = {
  button: set('button'),
  link: set('link'),
  field: set('textbox searchbox spinbutton combobox slider textarea date'),
  tab: set('tab'),
  checkbox: set('checkbox switch menuitemcheckbox'),
  radio: set('radio menuitemradio'),
  option: set('option radio menuitemradio checkbox button tab'),
  combobox: set('combobox listbox'),
  menu: set('button menuitem combobox disclosure summary details'),
  menuitem: set('menuitem menuitemradio menuitemcheckbox link'),
  slider: set('slider'),
  image: set('img image figure'),
  row: set('row'),
  heading: set('heading'),
  dialog: set('dialog alertdialog'),
  item: set('listitem article row'),
}

export const editable = set('textbox searchbox spinbutton combobox slider textarea date')
export const choosable = set(
  'radio option menuitemradio tab button checkbox switch menuitem menuitemcheckbox gridcell treeitem label generic clickable group link text listitem cell',
)
export const checkable = set('checkbox switch menuitemcheckbox radio menuitemradio')
const actionable = set(
  'button link tab menuitem menuitemcheckbox menuitemradio option radio checkbox switch combobox treeitem summary disclosure columnheader',
)

/** Things made to be clicked come before those that merely can be. */
export const isActionable = ({ role }: PageNode): boolean => actionable.has(role)

export const isDisabled = ({ states }: PageNode): boolean => states.includes('disabled')
