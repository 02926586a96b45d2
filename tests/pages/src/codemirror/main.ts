import { javascript } from '@codemirror/lang-javascript'
import { basicSetup, EditorView } from 'codemirror'

const text = [
  '// Sums the list',
  'const list = [1, 2, 3]',
  'let sum = 0',
  'for (const n of list) {',
  '  sum += n',
  '}',
  'console.log(sum)',
  ...Array.from(
    { length: 8 },
    (_, at) =>
      `\n/** Step ${at + 1} */\nfunction step${at}(n) {\n  if (n > ${at}) return n - 1\n  return n * ${at + 2}\n}`,
  ),
].join('\n')
const view = new EditorView({
  doc: text,
  extensions: [basicSetup, javascript()],
  parent: document.querySelector('#editor') as HTMLElement,
})
const output = document.querySelector('output') as HTMLElement
document.querySelector('#run')?.addEventListener('click', () => {
  output.textContent = `${view.state.doc.lines} lines`
  document.title = 'ran'
})
document
  .querySelector('#clear')
  ?.addEventListener('click', () => view.dispatch({ changes: { from: 0, to: view.state.doc.length } }))
