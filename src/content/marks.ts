// Numbered boxes over the page, for pictures of it.
import { marksLane } from '../protocol/content.ts'
import { bring } from './bring.ts'
import { createMarks } from './marks/mark.ts'

bring('marks', marksLane, (frame) => {
  const marks = createMarks(frame)
  return {
    answers: {
      'frame.mark': marks.mark,
      async 'frame.uncover'({ keys }) {
        await marks.uncover(keys)
        return {}
      },
      'frame.unmark': async () => marks.unmark(),
    },
    close: marks.remove,
  }
})
