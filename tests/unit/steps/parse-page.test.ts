import { describe, expect, test } from 'vitest'
import type { PageNode } from '../../../src/agent/model/steps/page/page-node.ts'
import { parseLine } from '../../../src/agent/model/steps/page/parse-line.ts'
import { parsePage } from '../../../src/agent/model/steps/page/parse-page.ts'

const shape = (node: PageNode): string =>
  `${node.role}${node.name ? ` ${node.name}` : ''}${node.ref ? ` [${node.ref}]` : ''}${node.children.length > 0 ? ` {${node.children.map(shape).join('; ')}}` : ''}`

describe('a line', () => {
  const lines: [string, Partial<ReturnType<typeof parseLine>>][] = [
    [
      'textbox "Email" [e7] required = "ann@example.com"',
      { role: 'textbox', name: 'Email', ref: 'e7', states: ['required'], value: 'ann@example.com' },
    ],
    [
      'combobox "Country" [e10] collapsed = "France" (64 options)',
      { value: 'France', notes: ['64 options'], states: ['collapsed'] },
    ],
    ['heading "Checkout" level=1', { role: 'heading', name: 'Checkout', states: ['level=1'], ref: '' }],
    ['link "Storage Jar \\"Larder\\" 1 l" [f2e3]', { name: 'Storage Jar "Larder" 1 l', ref: 'f2e3' }],
    ['link "Storage Jar "Larder" 1 l" [e3]', { name: 'Storage Jar "Larder" 1 l', ref: 'e3' }],
    [
      'textbox "Mail" [e1] (email, placeholder "you (at) home, now")',
      { notes: ['email', 'placeholder "you (at) home, now"'] },
    ],
    ['text "Total: 45.00 €"', { role: 'text', name: 'Total: 45.00 €' }],
    ['text: Total 45', { role: 'text', name: 'Total 45' }],
    ['iframe "Payment" [f2] pay.test not shared', { role: 'iframe', ref: '' }],
    ['button "Buy [e9] now" [e1]', { name: 'Buy [e9] now', ref: 'e1' }],
  ]
  test.each(lines)('%s', (text, expected) => {
    expect(parseLine(text)).toMatchObject(expected)
  })
})

describe('a page', () => {
  test('is a tree by indent; head and folds are no nodes', () => {
    const tree = parsePage(
      'page "P" http://p.test/\n- main\n  - list\n    - link "A" [e1]\n  - text "x · y"\n… 4 more below: look {"ref": "e9"}',
    )
    expect(tree.root.children.map(shape)).toEqual(['main {list {link A [e1]}; text x; text y}'])
    expect(tree.folds).toEqual(['e9'])
  })

  test('has its table rows taken apart', () => {
    const tree = parsePage(
      '- table "T" 1 row\n  - columns: Item | link "Price" [e1]\n  - row: link "A | B" [e2] | 4.5 ¦ | button "Buy" [e3] disabled button "Ask" [e4]',
    )
    expect(tree.root.children.map(shape)).toEqual([
      'table T {row {columnheader Item; columnheader {link Price [e1]}}; row {cell {link A | B [e2]}; cell 4.5 ¦; cell {button Buy [e3]; button Ask [e4]}}}',
    ])
  })

  test('has things that share a line taken apart', () => {
    const tree = parsePage(
      '- clickable "1 · 2" [e1] · "3" [e2] disabled · all (maybe)\n- clickable [e3] (star) · [e4] (trash)\n- text "a · \\"b"\n- row: cell "5" [e5] | cell "6" [e6] · all (maybe)',
    )
    expect(tree.root.children.map(shape)).toEqual([
      'clickable 1 · 2 [e1]',
      'clickable 3 [e2]',
      'clickable [e3]',
      'clickable [e4]',
      'text a',
      'text "b',
      'row {cell 5 [e5]; cell 6 [e6]}',
    ])
    expect(tree.nodes.map(({ states, notes }) => [...states, ...notes].join())).toEqual([
      'maybe',
      'disabled,maybe',
      'star',
      'trash',
      '',
      '',
      '',
      '',
      '',
    ])
  })
})
