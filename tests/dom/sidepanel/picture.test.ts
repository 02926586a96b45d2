// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { mount } from './mount.ts'
import { answered, dispatched, observed, settled, started } from './story.ts'

let panel: Awaited<ReturnType<typeof mount>>
afterEach(() => {
  panel.unmount()
  expect(panel.worker.bugs).toEqual([])
})

const look = (callId: string) => [
  ...answered('I look.', [[callId, 'screenshot']]),
  dispatched(callId, 'screenshot', 'look at a picture: "Which is red?"'),
  settled(callId, { said: 'The left one.' }),
]

const open = () =>
  mount((worker) => {
    worker.home({ run: 'r' })
    worker.happen('r', [started('Look'), observed('- main'), ...look('1'), ...look('2')], Date.now() - 60_000)
  })

const source = 'data:image/png;base64,AAAA'

test('the last picture can be seen as it was sent', async () => {
  panel = await open()
  panel.worker.reply('run.picture', { picture: source })
  const button = await panel.button('Show the picture that was sent')
  expect(panel.all('button').filter((one) => one.textContent === button.textContent)).toHaveLength(1)
  button.click()
  const picture = (await panel.find('img.sent-picture')) as HTMLImageElement
  expect([picture.src, picture.alt]).toEqual([source, 'What the model saw of the page'])
  expect(panel.worker.asked.findLast(({ kind }) => kind === 'run.picture')?.body).toEqual({ run: 'r' })
})

test('one that is gone is said to be', async () => {
  panel = await open()
  ;(await panel.button('Show the picture that was sent')).click()
  await panel.says('The picture is not kept any more.')
})
