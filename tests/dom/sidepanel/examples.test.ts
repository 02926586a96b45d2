import { expect, test } from 'vitest'
import { parseGoal } from '../../../src/agent/model/steps/parse/parse-goal.ts'
import { messages } from './fake-browser.ts'

test.each(['en', 'zh_CN'])('the step reader can read each example that the panel offers: %s', (lang) => {
  const texts = messages(lang)
  const goals = ['exampleSteps1', 'exampleSteps2', 'exampleSteps3'].map((key) => texts[key]?.message ?? '')
  expect(goals.map((goal) => ({ goal, ...parseGoal(goal) }))).toEqual(
    goals.map((goal) => expect.objectContaining({ goal, unread: [], count: 2 })),
  )
})
