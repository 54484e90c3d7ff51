import { expect, test } from 'vitest'
import { pack } from '#samples/packs'
import type { SurveyWish } from '#contract/survey-request'
import { canDraw, drawOffline } from './draw-offline'

const now = new Date('2026-11-21T10:00:00.000Z')
const quick = { mode: 'quick', subject: 'math', count: 5 } as const

test('practice is drawn with its keys, what was seen last of all, and is told to the server by its tasks', () => {
  const { survey, begun } = drawOffline(pack, quick, new Set(['q-single']), now)
  expect(survey.questions.map(({ id }) => id)).toEqual(['q-numeric', 'q-third', 'q-single'])
  expect(Object.keys(survey.keys ?? {}).toSorted()).toEqual(['q-numeric', 'q-single', 'q-third'])
  expect([survey.isBegunOffline, survey.policy.feedback, survey.createdAt]).toEqual([true, 'afterEach', now.toISOString()])
  expect(begun).toEqual({
    id: survey.id,
    pack: pack.id,
    mode: 'quick',
    tasks: ['q-numeric', 'q-third', 'q-single'],
    extraTime: 0,
    save: 'automatic',
    createdAt: now.toISOString(),
    finishedAt: null,
  })
})

test('a paper comes without keys, by the rules of the exam and with the extra time that was asked for', () => {
  const { survey, begun } = drawOffline(pack, { mode: 'nmt', subject: 'math', extraTime: 25 }, new Set(), now)
  expect([survey.keys, survey.clock.seconds, survey.policy]).toEqual([
    null,
    4500,
    { feedback: 'atEnd', seconds: 4500, extraTime: 25, save: 'automatic', pause: 'alarm' },
  ])
  expect([begun.tasks, begun.extraTime]).toEqual([[], 25])
})

const wishes: [string, boolean, SurveyWish][] = [
  ['practice of its subject', true, quick],
  ['its paper', true, { mode: 'nmt', subject: 'math', paper: 'nmt-math-1' }],
  ['another paper', false, { mode: 'nmt', subject: 'math', paper: 'nmt-math-2' }],
  ['another subject', false, { ...quick, subject: 'physics' }],
  ['a topic of which it has nothing', false, { mode: 'topics', subject: 'math', topics: ['math.none'], count: 5 }],
  ['mistakes, which only the server knows', false, { mode: 'mistakes', subject: 'math', count: 10 }],
]
test.each(wishes)('for %s: %s', (_, can, wish) => expect(canDraw(pack, wish)).toBe(can))
