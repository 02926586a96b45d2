import { SAME, scoreName } from '../match/score-name.ts'
import { parseGoal } from '../parse/parse-goal.ts'
import { plainTarget } from '../parse/read-target.ts'
import type { Act } from '../parse/unit.ts'
import type { Tag, Try } from '../verbs/move.ts'
import type { Run } from './run.ts'

/** The choices put to a human after a no, or where the page complains. */
export const again = 'Try it again'
export const goOn = 'Go on without it'
export const stop = 'Stop here'

const did =
  /^(?:continue|done|ok(?:ay)?|yes|y|finished|ready|(?:i )?did it|i have(?: done it)?|it is done|go on|next|继续|好了|完成)?[.!]*$/i
const leave = /^(?:skip(?: it| this)?(?: step)?|leave it(?: out)?|go on without it|跳过)[.!]*$/i
const halt = /^(?:stop(?: here)?|cancel|abort|give up|停止)[.!]*$/i
const retry = /^(?:try (?:it )?again|again|retry|重试)[.!]*$/i

/** `The user answered: …` */
export const answerIn = (said: string): string => (said.includes(':') ? said.slice(said.indexOf(':') + 1) : said).trim()

/** The same step, pointing at other words. */
const reworded = (act: Act, words: string): Act => {
  const target = plainTarget(words.replace(/^["“'](.*)["”']$/, '$1'))
  if (act.verb === 'tell' || (act.verb === 'note' && act.asked)) return { ...act, asked: target.words }
  if (act.verb === 'choose') return act.field ? { ...act, field: target } : { ...act, value: target }
  if (act.verb === 'search') return { verb: 'fill', target, value: act.value, keys: true, submit: true }
  if (act.verb === 'intent' || act.verb === 'quantity' || act.verb === 'sort' || act.verb === 'consent')
    return { verb: 'click', target, open: false, button: 'left', count: 1 }
  if (act.verb === 'scroll') return { ...act, until: target.words, target: null }
  return 'target' in act ? { ...act, target } : act
}

const optionOf = (answer: string, { args }: Try): string => {
  const options = Array.isArray(args.options) ? args.options.filter((option) => typeof option === 'string') : []
  const number = /^\d{1,2}$/.test(answer) ? options[Number(answer) - 1] : undefined
  const fitting = options.filter((option) => scoreName(answer, option) >= SAME)
  return options.find((option) => option === answer) ?? number ?? (fitting.length === 1 ? (fitting[0] ?? '') : '')
}

const replace = (run: Run, answer: string): void => {
  const unit = run.units[run.at]
  if (!unit) return
  const goal = parseGoal(answer)
  const read = goal.unread.length === 0 && goal.units.length > 0
  const acts = read ? goal.units.map(({ act }) => act) : [reworded(unit.act, answer)]
  run.units.splice(run.at, 1, ...acts.map((act) => ({ ...unit, act })))
  run.tries = []
  run.extras = ''
}

/** Takes a human's answer to a question of the unit at hand into the run. */
export const takeAnswer = (run: Run, tag: Tag, asked: Try, said: string): void => {
  const answer = answerIn(said)
  if (tag === 'ask') {
    run.answer = answer
    run.complete = 'human'
    return
  }
  const option = tag === 'tie' ? optionOf(answer, asked) : ''
  if (option) run.pick = option
  else if (halt.test(answer)) run.stopped = true
  else if (retry.test(answer)) run.tries = []
  else if (leave.test(answer)) {
    run.complete = 'skipped'
    run.skipped.push(run.at)
  } else if (did.test(answer)) run.complete = 'human'
  else replace(run, answer)
}
