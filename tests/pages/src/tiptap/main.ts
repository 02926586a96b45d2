import { Editor } from '@tiptap/core'
import StarterKit from '@tiptap/starter-kit'
import './style.css'

const root = document.getElementById('root') as HTMLElement
root.innerHTML = '<h1>Draft</h1><div class="bar"></div><div class="paper"></div><p class="count"></p>'
const bar = root.querySelector('.bar') as HTMLElement
const count = root.querySelector('.count') as HTMLElement

const editor = new Editor({
  element: root.querySelector('.paper') as HTMLElement,
  extensions: [StarterKit],
  content:
    '<h2>Minutes</h2><p>Present: Ann, <strong>Bo</strong> and <em>Carla</em>.</p><ul><li><p>The roof leaks</p></li><li><p>The <a href="https://shop.test/">shop</a> opens in May</p></li></ul><pre><code>let total = 0\nfor (const n of list) total += n</code></pre><blockquote><p>Nothing else.</p></blockquote>',
  onUpdate: ({ editor: now }) => {
    count.textContent = `${now.getText().length} letters`
  },
})
const tools: [string, string, () => void][] = [
  ['B', 'bold', () => editor.chain().focus().toggleBold().run()],
  ['I', 'italic', () => editor.chain().focus().toggleItalic().run()],
  ['H2', 'heading', () => editor.chain().focus().toggleHeading({ level: 2 }).run()],
  ['•', 'list', () => editor.chain().focus().toggleBulletList().run()],
  ['{}', 'code', () => editor.chain().focus().toggleCodeBlock().run()],
  ['↶', 'undo', () => editor.chain().focus().undo().run()],
]
for (const [glyph, name, act] of tools) {
  const tool = document.createElement('div')
  tool.className = `tool tool-${name}`
  tool.textContent = glyph
  tool.addEventListener('mousedown', (event) => {
    event.preventDefault()
    act()
    document.title = name
  })
  bar.append(tool)
}
