import * as z from 'zod/mini'
import { describeTrouble } from '../loop/page-trouble.ts'
import { classify } from '../model/classify.ts'
import { stripThinking } from '../model/strip-thinking.ts'
import type { ModelAnswer, NoPicture, Pictured } from '../ports.ts'
import { pictureMessages } from '../prompt/picture.ts'
import { type Context, type Ended, quote, workerAction } from './define.ts'

/** Longest answer that goes into the run, in characters. */
const longest = 4000

const noPicture: Record<NoPicture, string> = {
  'not-in-front':
    'The browser pictures only the tab in front of its window, and this one is not. Use look, or ask the user to bring the tab to the front (ask_user, kind handover) and try again.',
  'no-permission':
    "The browser allows no picture of this tab: sharing one site is not enough. The user can press the extension's button in the toolbar on this tab, or share all sites in the panel (ask_user, kind handover). Until then use look.",
  unsteady: 'The page kept moving what must be covered, so no picture was taken. Wait a little, or use look.',
  failed: 'The browser could not make a picture: the window may be minimized. Use look, or ask the user.',
}

const blind =
  "The run's model cannot see pictures. Go on with look, find and read; the user can choose a model with vision, or say in the model's settings that this one sees."

const failed = (outcome: string, said: string): Ended => ({ result: 'failed', outcome, said })

function withoutPicture(none: Extract<Pictured, { ok: false }>): Ended {
  if ('why' in none) return failed(none.why, noPicture[none.why])
  return failed(none.trouble, describeTrouble(none.trouble, none.origin).sentence)
}

function answered(answer: ModelAnswer, { ports }: Context): Ended {
  if (!answer.ok) {
    const verdict = classify(answer.fault, { ...answer.where, inRow: 1, random: ports.clock.random })
    if (verdict.name === 'no-vision') return failed('no-vision', blind)
    return failed(verdict.name, `The picture was not looked at. ${verdict.sentence} ${verdict.wayOut}`)
  }
  const { text, usage } = answer.reply
  const words = stripThinking(text)
  const spent = usage && { usage }
  if (words === '') return { ...failed('empty', 'The model looked at the picture and said nothing.'), ...spent }
  const said = words.length > longest ? `${words.slice(0, longest)} …` : words
  return { result: 'ok', outcome: 'seen', said, ...spent }
}

export const screenshot = workerAction({
  name: 'screenshot',
  words:
    'Have a picture of what is in view looked at, for what the text of the page cannot tell: a chart, a canvas, an icon, colours, layout. instruction says what to find out. Elements carry their refs as labels; marks false leaves them off. You get an answer in words, not the picture.',
  schema: z.strictObject({
    instruction: z.string().check(z.minLength(1), z.maxLength(2000)),
    marks: z.optional(z.boolean()),
  }),
  describe: ({ instruction }) => `look at a picture: ${quote(instruction)}`,
  async run({ instruction, marks }, context) {
    const { ports, state, journal, signal } = context
    if (!ports.model.see) return failed('no-vision', blind)
    const pictured = await ports.page.picture({ marks: marks ?? true }, state, journal, signal)
    if (!pictured.ok) return withoutPicture(pictured)
    const messages = pictureMessages(instruction, pictured, state().fence)
    const answer = await ports.model.see(messages, ports.clock.id(), signal)
    return answer === 'blind' ? failed('no-vision', blind) : answered(answer, context)
  },
})
