import Quill from 'quill'
import 'quill/dist/quill.snow.css'

const quill = new Quill('#editor', {
  theme: 'snow',
  modules: {
    toolbar: [
      [{ header: [1, 2, false] }],
      ['bold', 'italic', 'underline', 'link'],
      [{ color: [] }],
      [{ list: 'ordered' }, { list: 'bullet' }],
      ['image', 'clean'],
    ],
  },
})
document.querySelector('#send')?.addEventListener('click', () => {
  document.title = `sent ${quill.getText().length}`
})
