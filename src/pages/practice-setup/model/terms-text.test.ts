import { expect, test } from 'vitest'
import type { Plan } from './plan'
import { figuresOf, rulesOf } from './terms-text'

const estimate = { tasks: 22, points: 32, minutes: 60, isExact: true }
const planOf = (change: object = {}): Plan =>
  ({ request: { subject: 'math', mode: 'nmt' }, estimate, minutes: 60, feedback: 'atEnd', pause: 'alarm', ...change }) as unknown as Plan
const values = (...given: Parameters<typeof figuresOf>) => figuresOf(...given).map(({ name, value }) => `${value} ${name}`)
const rule = (wanted: string, ...given: Parameters<typeof rulesOf>) => rulesOf(...given).find(({ name }) => name === wanted)?.text

test('a paper with a clock tells its tasks, points and minutes', () => {
  expect(values('nmt', planOf())).toEqual(['22 завдання', '32 бали', '60 хв під годинником'])
})

test('a random draw tells its points as about so many', () => {
  const drawn = planOf({ estimate: { ...estimate, tasks: 1, points: 1, isExact: false }, minutes: null })
  expect(values('quick', drawn)).toEqual(['1 завдання', '≈ 1 бал', '≈ 60 хв без годинника'])
})

test('a diagnostic, whose number of tasks is not known before, tells that as about so many too', () => {
  const look = planOf({ estimate: { tasks: 12, points: 0, minutes: 12, isExact: false }, minutes: null })
  expect(values('diagnostic', look)).toEqual(['≈ 12 завдань', '— балів', '≈ 12 хв без годинника'])
})

test.each([
  ['day', ['4 предмети', '2 блоки, між ними перерва 20 хв', '240 хв під годинником']],
  ['first', ['2 предмети', '1 блок', '240 хв під годинником']],
])('the block «%s» tells its subjects and blocks instead of tasks', (block, told) => {
  expect(values('nmt', planOf({ request: { mode: 'nmt', block }, minutes: 240 }))).toEqual(told)
})

test('keys come after each task or at the end, as the plan has it', () => {
  expect(rule('Перевірка', 'quick', planOf({ feedback: 'afterEach' }))).toMatch(/^Після кожного завдання/)
  expect(rule('Перевірка', 'nmt', planOf())).toMatch(/^Наприкінці/)
})

test('drafts are spoken of where saving is on demand, and nowhere else', () => {
  const onDemand = planOf({ request: { mode: 'nmt', save: 'onDemand' } })
  expect([rule('Збереження', 'nmt', onDemand), rule('Збереження', 'nmt', planOf())]).toEqual([expect.stringMatching(/чернетки/), undefined])
})

test.each([
  ['an exam', planOf(), /Годинник зупиняє лише повітряна тривога/],
  ['a training with a clock', planOf({ pause: 'any' }), /кнопкою «Пауза»/],
  ['a training without one', planOf({ pause: 'any', minutes: null }), /закрий сторінку й повернися/],
])('%s tells its own rule of pauses', (_name, plan, told) => {
  expect(rule('Пауза', 'custom', plan)).toMatch(told)
})

test('only the exam says that a wrong answer costs no points', () => {
  expect([rule('Штрафів немає', 'nmt', planOf()), rule('Штрафів немає', 'topics', planOf())]).toEqual([expect.any(String), undefined])
})
