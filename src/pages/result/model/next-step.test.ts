import { describe, expect, test } from 'vitest'
import type { Result } from '#domain/result'
import { examResult, resultItem, surveySummary } from '#samples/surveys'
import { comparable } from './comparable'
import { compareTopics } from './compare'
import { formLosses, topicLosses } from './losses'
import { nextStep } from './next-step'
import { marksOf } from './result-marks'
import { filtersOf, linkNumber } from './review-filter'
import { shareText } from './share-text'
import { readTail } from './tail'
import { timeUse } from './time-use'

const verdict = examResult.verdicts[0]!
const passed: Result = { ...examResult, verdicts: [{ ...verdict, raw: 21, max: 32, scaled: 155, missing: 0 }], raw: 21, max: 32 }
const plane = { subject: 'math', topic: 'math.plane', title: 'Планіметрія', points: 1, max: 6 }
const finished = { ...surveySummary, raw: 20, scaled: 151, clock: { ...surveySummary.clock, finishedAt: '2026-11-19T10:00:00.000Z' } }

describe('the one next step', () => {
  test('below the threshold it leads to the sections where most was lost, whatever else is due', () => {
    const { text, href } = nextStep({ ...examResult, byTopic: [...examResult.byTopic, plane] }, 5, 'помилки')
    expect(text).toBe(
      'До порога з предмета «Математика» бракує 4 балів. Спершу розбери помилки, а тоді потренуй розділи, де втрачено найбільше: «Планіметрія», «Числа і вирази».',
    )
    expect(href).toBe('/subjects/math/tests/topics?topic=math.plane&topic=math.numbers')
  })

  test('above it mistakes that are due come first', () => {
    expect(nextStep(passed, 3, 'неповні відповіді')).toEqual({
      text: 'Спершу розбери неповні відповіді. Сьогодні варто повторити ще 3 завдання, у яких була помилка. Завдання зникне з повторення, коли розв’яжеш його правильно у два різні дні.',
      action: 'Працювати над помилками',
      href: '/subjects/math/tests/mistakes',
    })
  })

  test.each([null, 0])('with %s mistakes due the weakest section comes', (due) => {
    expect(nextStep({ ...passed, byTopic: [...passed.byTopic, plane] }, due, 'пропущені завдання')).toEqual({
      text: 'Не вистачило 11 балів. Спершу розбери пропущені завдання, а тоді підтягни розділ, де втрачено найбільше: «Планіметрія», 1 з 6.',
      action: 'Підтягнути цей розділ',
      href: '/subjects/math/tests/topics?topic=math.plane',
    })
  })

  test('a faultless test leads to something wider', () => {
    const faultless = { ...passed, raw: 32, byTopic: [{ ...plane, points: 6 }] }
    expect(nextStep(faultless, 0, null).href).toBe('/subjects/math/tests/mixed')
  })
})

describe('losses', () => {
  test('the greatest comes first, and what is whole needs no practice', () => {
    expect(topicLosses({ ...examResult, byTopic: [{ ...plane, points: 6 }, ...examResult.byTopic] })).toEqual([
      { id: 'math math.numbers', name: 'Числа і вирази', points: 1, max: 3, practice: '/subjects/math/tests/topics?topic=math.numbers' },
      { id: 'math math.plane', name: 'Планіметрія', points: 6, max: 6, practice: null },
    ])
  })

  test('forms of two subjects are counted apart', () => {
    const history = {
      ...resultItem,
      points: 0,
      outcome: 'wrong' as const,
      question: { ...resultItem.question, id: 'h1', subject: 'history' },
    }
    const block: Result = {
      ...examResult,
      subjects: ['math', 'history'],
      verdicts: [verdict, { ...verdict, subject: 'history', title: 'Історія України' }],
      items: [resultItem, history],
    }
    expect(formLosses(block).map(({ name, points, practice }) => [name, points, practice])).toEqual([
      ['Одна правильна відповідь · Історія України', 0, '/subjects/history/tests/custom?form=single'],
      ['Одна правильна відповідь · Математика', 1, null],
    ])
  })
})

test('the marks say what else has to be known', () => {
  const result: Result = {
    ...examResult,
    policy: { ...examResult.policy, extraTime: 25, save: 'onDemand' },
    alarms: 2,
    alarmSeconds: 1500,
    isTimedOut: true,
    items: [
      { ...resultItem, draft: 'b', draftPoints: 1 },
      { ...resultItem, draft: 'b', draftPoints: 2 },
    ],
  }
  expect(marksOf(result).map(({ text }) => text)).toEqual([
    'Час: 30 хв 0 с',
    'Додатковий час: +25 %',
    'Збереження як на НМТ',
    'Паузи на тривогу: 2, разом 25 хвилин',
    'Час вийшов: зараховано відповіді, дані до кінця',
    '3 бали у чернетках: не збережено, тож не зараховано',
  ])
  expect(marksOf(examResult).map(({ text }) => text)).toEqual(['Час: 30 хв 0 с'])
})

describe('filters', () => {
  test('misplaced confidence leads, and only where there is any', () => {
    const sure = { ...resultItem, outcome: 'wrong' as const, confidence: 'sure' as const }
    expect(filtersOf([sure, resultItem]).map(({ text, count }) => `${text} ${count}`)).toEqual([
      'Впевнено, але неправильно 1',
      'Усі 2',
      'Неправильні 1',
      'Частково 0',
      'Пропущені 0',
      'Позначені 0',
    ])
    expect(filtersOf([resultItem])[0]?.text).toBe('Усі')
  })

  test('two subjects that both number from 1 have places of their own', () => {
    const second = { ...resultItem, question: { ...resultItem.question, id: 'h1' } }
    const block = { items: [resultItem, second], subjects: ['math', 'history'] }
    expect([
      linkNumber(block, resultItem),
      linkNumber(block, second),
      linkNumber({ ...block, subjects: ['math'] }, { ...second, number: 6 }),
    ]).toEqual([1, 2, 6])
  })
})

test('twice the expected time is still in time, more is slow', () => {
  const item = (id: string, seconds: number) => ({ ...resultItem, seconds, question: { ...resultItem.question, id, seconds: 60 } })
  const items = [item('a', 120), item('b', 121), item('c', 300), { ...item('d', 5), turn: 'toWrong' as const }]
  const { slow, toWrong, toRight, total, expected } = timeUse({ items })
  expect([slow.map(({ question }) => question.id), toWrong.length, toRight.length, total, expected]).toEqual([['c', 'b'], 1, 0, 546, 240])
})

describe('history', () => {
  test('only attempts of the same kind are compared, the oldest first', () => {
    const surveys = [
      { ...finished, id: 'nmt-later000', clock: { ...finished.clock, finishedAt: '2026-11-20T10:00:00.000Z' } },
      finished,
      { ...finished, id: 'nmt-running0', clock: { ...finished.clock, finishedAt: null } },
      { ...finished, id: 'nmt-extra000', policy: { ...finished.policy, extraTime: 50 as const } },
      { ...finished, id: 'nmt-drawn000', paper: null },
      { ...finished, id: 'quick-000000', mode: 'quick' as const },
      { ...finished, id: 'nmt-block000', subjects: ['ukrainian', 'math'] },
    ]
    expect(comparable(surveys, examResult).map(({ id }) => id)).toEqual(['nmt-12345678', 'nmt-later000'])
    expect(comparable(surveys, { ...examResult, policy: { ...examResult.policy, extraTime: 25 } })).toEqual([])
  })

  test('sections of two results stand side by side, and what only one of them has is told apart', () => {
    const before = { ...examResult, byTopic: [{ ...plane, points: 3 }, ...examResult.byTopic] }
    const now = { ...examResult, byTopic: [{ ...plane, points: 6 }] }
    expect(compareTopics(before, now)).toEqual([
      { id: 'math.plane', title: 'Планіметрія', before: { points: 3, max: 6 }, now: { points: 6, max: 6 }, change: 50 },
      { id: 'math.numbers', title: 'Числа і вирази', before: { points: 1, max: 3 }, now: null, change: null },
    ])
  })
})

test('the share card holds subject, score and date, and practice its points', () => {
  expect(shareText(passed, {}, 'Складу')).toEqual({
    title: 'Математика',
    score: '155',
    detail: '21 з 32 балів',
    date: '20 листопада 2026 р.',
    plain: 'Математика: 155 балів за шкалою НМТ (21 з 32 балів). 20 листопада 2026 р., «Складу»',
  })
  expect(shareText({ ...examResult, verdicts: [] }, { math: 'Математика' }, 'Складу')).toMatchObject({
    title: 'Математика',
    score: '1 з 3',
  })
})

test.each([
  [undefined, { view: 'result' }],
  ['/review', { view: 'review', linked: null }],
  ['/q-7', { view: 'review', linked: 7 }],
  ['/compare-nmt-87654321', { view: 'compare', other: 'nmt-87654321' }],
  ['/share', null],
])('the tail %s shows %j', (rest, view) => {
  expect(readTail(rest)).toEqual(view)
})
