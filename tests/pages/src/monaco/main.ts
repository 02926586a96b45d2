import * as monaco from 'monaco-editor'
import EditorWorker from 'monaco-editor/editor/editor.worker?worker'

self.MonacoEnvironment = { getWorker: () => new EditorWorker() }
const editor = monaco.editor.create(document.querySelector('#editor') as HTMLElement, {
  value: 'select name, price\nfrom lamps\nwhere price < 50\norder by price',
  language: 'plaintext',
  minimap: { enabled: false },
})
document.querySelector('#run')?.addEventListener('click', () => {
  document.title = `${editor.getValue().length} letters`
})
