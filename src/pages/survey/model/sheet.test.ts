import { expect, test } from 'vitest'
import { keys, tasks } from '#samples/questions'
import { examSurvey, trainingSurvey } from '#samples/surveys'
import { alarm, later, written } from '#samples/facts'
import { isDraft, isIncomplete, openingFacts, pauseOf, sheetOf, timeLeft, withFact } from './sheet'

const [first, second] = [tasks.single.id, tasks.numeric.id]
const opened = written({ kind: 'open' }, { kind: 'visit', question: first })

test('a reload shows the task that was looked at last', () => {
  expect(sheetOf(examSurvey, written({ kind: 'open' }, { kind: 'visit', question: second }), later(0)).current).toBe(second)
})

test('a look at a task that is not here is passed over', () => {
  expect(sheetOf(examSurvey, [...opened, ...written({ kind: 'visit', question: 'q-gone' })], later(0)).current).toBe(first)
})

test('time runs from the start that the server knows, stands during an alarm, and is made up for after it', () => {
  const left = (minute: number, minutes: [number, number | null][]) =>
    timeLeft(sheetOf(examSurvey, [...opened, ...alarm(...minutes)], later(minute)), later(minute))
  const minute = 60_000
  expect([left(10, []), left(30, [[10, null]]), left(50, [[10, 30]])]).toEqual([50 * minute, 50 * minute, 30 * minute])
})

test('a survey without a clock never ends by itself', () => {
  expect(timeLeft(sheetOf(trainingSurvey, opened, later(0)), later(100_000))).toBeNull()
})

test('a pause begins and ends with its fact', () => {
  const running = sheetOf(examSurvey, opened, later(0))
  const paused = withFact(running, { kind: 'pause', reason: 'alarm' }, later(10))
  expect([pauseOf(running), pauseOf(paused), withFact(paused, { kind: 'resume' }, later(20)).pauses]).toEqual([
    null,
    { reason: 'alarm', from: later(10), to: null },
    [{ reason: 'alarm', from: later(10), to: later(20) }],
  ])
})

test('the first opening starts the clock; a later one writes nothing', () => {
  const fresh = { ...examSurvey, clock: { ...examSurvey.clock, startedAt: null } }
  expect([openingFacts(fresh, []), openingFacts(fresh, opened), openingFacts(examSurvey, [])]).toEqual([
    [{ kind: 'open' }, { kind: 'visit', question: first }],
    [],
    [],
  ])
})

test('where answers are saved on demand a draft is one until it is saved', () => {
  const strict = { ...examSurvey, policy: { ...examSurvey.policy, save: 'onDemand' as const } }
  const draft = withFact(sheetOf(strict, opened, 0), { kind: 'answer', question: first, value: 'b' }, 0)
  const saved = withFact(draft, { kind: 'save', question: first }, 0)
  const changed = withFact(saved, { kind: 'answer', question: first, value: 'c' }, 0)
  expect([draft, saved, changed].map((sheet) => [isDraft(strict, sheet, first), sheet.saved[first]])).toEqual([
    [true, undefined],
    [false, 'b'],
    [true, 'b'],
  ])
})

test('a checked answer stands', () => {
  const checked = withFact(
    withFact(sheetOf(trainingSurvey, opened, 0), { kind: 'answer', question: first, value: 'a' }, 0),
    { kind: 'check', question: first },
    0,
  )
  expect(withFact(checked, { kind: 'answer', question: first, value: keys.single.correct }, 0).answers).toEqual({ [first]: 'a' })
})

test.each([
  ['matching', { 1: 'a' }, { 1: 'a', 2: 'b', 3: 'c' }],
  ['sequence', ['a', 'c'], ['a', 'c', 'b', 'd']],
  ['multi', ['1', '2'], ['1', '2', '3']],
  ['grouped', { 1: '1', 3: '2' }, { 1: '1', 2: '1', 3: '2' }],
  ['gap', { 2: 'a' }, { 1: 'a', 2: 'a' }],
  ['gapPool', { 1: 'a' }, { 1: 'a', 2: 'b' }],
] as const)('a %s with a part left out is incomplete', (form, part, whole) => {
  const answer = (value: typeof part | typeof whole) =>
    isIncomplete(tasks[form], Array.isArray(value) ? [...value] : { ...(value as Record<string, string>) })
  expect([answer(part), answer(whole), isIncomplete(tasks[form], null)]).toEqual([true, false, false])
})

test('one choice and one number have no parts', () => {
  expect([isIncomplete(tasks.single, 'a'), isIncomplete(tasks.numeric, '5')]).toEqual([false, false])
})
