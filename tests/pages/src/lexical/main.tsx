import { $isLinkNode, AutoLinkNode, LinkNode, TOGGLE_LINK_COMMAND } from '@lexical/link'
import {
  $createListItemNode,
  $createListNode,
  INSERT_CHECK_LIST_COMMAND,
  INSERT_UNORDERED_LIST_COMMAND,
  ListItemNode,
  ListNode,
} from '@lexical/list'
import { CheckListPlugin } from '@lexical/react/LexicalCheckListPlugin'
import { LexicalComposer } from '@lexical/react/LexicalComposer'
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext'
import { ContentEditable } from '@lexical/react/LexicalContentEditable'
import { LexicalErrorBoundary } from '@lexical/react/LexicalErrorBoundary'
import { HistoryPlugin } from '@lexical/react/LexicalHistoryPlugin'
import { LinkPlugin } from '@lexical/react/LexicalLinkPlugin'
import { ListPlugin } from '@lexical/react/LexicalListPlugin'
import { OnChangePlugin } from '@lexical/react/LexicalOnChangePlugin'
import { RichTextPlugin } from '@lexical/react/LexicalRichTextPlugin'
import { $createHeadingNode, HeadingNode, QuoteNode } from '@lexical/rich-text'
import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  FORMAT_ELEMENT_COMMAND,
  FORMAT_TEXT_COMMAND,
  type LexicalEditor,
  REDO_COMMAND,
  UNDO_COMMAND,
} from 'lexical'
import { createRoot } from 'react-dom/client'
import './style.css'

const log = (what: string) => {
  document.title = what
}
const notes = Array.from({ length: 14 }, (_, at) => ({
  id: at,
  title: ['Packing list', 'Ideas for May', 'Call with Bo', 'Recipe: flatbread', 'Books', 'Roof repair', 'Garden'][
    at % 7
  ],
  when: `${at + 1} d ago`,
}))

/** Tools by name; each is a box with a picture from its class, without a word. */
const tools: [string, (editor: LexicalEditor) => void][] = [
  ['undo', (editor) => editor.dispatchCommand(UNDO_COMMAND, undefined)],
  ['redo', (editor) => editor.dispatchCommand(REDO_COMMAND, undefined)],
  ['bold', (editor) => editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'bold')],
  ['italic', (editor) => editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'italic')],
  ['underline', (editor) => editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'underline')],
  ['code', (editor) => editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'code')],
  ['bullets', (editor) => editor.dispatchCommand(INSERT_UNORDERED_LIST_COMMAND, undefined)],
  ['checks', (editor) => editor.dispatchCommand(INSERT_CHECK_LIST_COMMAND, undefined)],
  ['link', (editor) => editor.dispatchCommand(TOGGLE_LINK_COMMAND, 'https://shop.test/')],
  ['start', (editor) => editor.dispatchCommand(FORMAT_ELEMENT_COMMAND, 'left')],
  ['centre', (editor) => editor.dispatchCommand(FORMAT_ELEMENT_COMMAND, 'center')],
]

function Toolbar() {
  const [editor] = useLexicalComposerContext()
  return (
    <div className="toolbar">
      {tools.map(([name, act]) => (
        <div
          key={name}
          className="tool"
          onMouseDown={(event) => {
            event.preventDefault()
            act(editor)
            log(name)
          }}
        >
          <i className={`format ${name}`} />
        </div>
      ))}
      <select
        defaultValue="15"
        onChange={(event) => {
          const box = editor.getRootElement()
          if (box) box.style.fontSize = `${event.target.value}px`
          log(`size ${event.target.value}`)
        }}
      >
        <option>12</option>
        <option>15</option>
        <option>20</option>
      </select>
    </div>
  )
}

function start() {
  const items = ['Tent', 'Two lamps', 'Rope', 'Kettle'].map((text, at) =>
    $createListItemNode(at === 1).append($createTextNode(text)),
  )
  $getRoot().append(
    $createHeadingNode('h2').append($createTextNode('Packing list')),
    $createParagraphNode().append($createTextNode('For the weekend by the lake. Ann brings the boat.')),
    $createListNode('check').append(...items),
    $createParagraphNode().append($createTextNode('Two spaces  here, and a tab\there.')),
  )
}

const theme = {
  list: { listitemChecked: 'ticked', listitemUnchecked: 'unticked', checklist: 'ticks' },
  text: { bold: 'b', italic: 'i', underline: 'u' },
}

const Editor = () => (
  <LexicalComposer
    initialConfig={{
      namespace: 'note',
      theme,
      nodes: [HeadingNode, QuoteNode, ListNode, ListItemNode, LinkNode, AutoLinkNode],
      editorState: start,
      onError: (error) => {
        throw error
      },
    }}
  >
    <Toolbar />
    <div className="paper">
      <RichTextPlugin contentEditable={<ContentEditable className="editor" />} ErrorBoundary={LexicalErrorBoundary} />
    </div>
    <HistoryPlugin />
    <ListPlugin />
    <CheckListPlugin />
    <LinkPlugin />
    <OnChangePlugin
      ignoreSelectionChange
      onChange={(state) =>
        state.read(() => {
          const links = $getRoot()
            .getAllTextNodes()
            .filter((node) => $isLinkNode(node.getParent())).length
          const output = document.querySelector('output')
          if (output) output.textContent = `${$getRoot().getTextContent().length} letters, ${links} links`
        })
      }
    />
  </LexicalComposer>
)

createRoot(document.getElementById('root') as HTMLElement).render(
  <div className="app">
    <aside>
      <div className="new" onClick={() => log('new note')}>
        + New note
      </div>
      {notes.map(({ id, title, when }) => (
        <div key={id} className={id === 0 ? 'note current' : 'note'} onClick={() => log(`note ${id}`)}>
          <b>{title}</b> <small>{when}</small>
          <em
            className="pin"
            onClick={(event) => {
              event.stopPropagation()
              log(`pin ${id}`)
            }}
          />
        </div>
      ))}
    </aside>
    <main>
      <Editor />
      <output />
    </main>
  </div>,
)
