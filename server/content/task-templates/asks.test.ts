import * as v from 'valibot'
import { expect, test } from 'vitest'
import { asksOf } from './asks.ts'
import { instanceOf } from './instance.ts'
import type { FactRow } from '../ready-template.ts'
import { askOf } from './seeds.ts'
import { tableTemplateSource } from '../authoring/template-source.ts'

const dates: FactRow[] = ['rus', 'rus', 'rus', 'rus', 'rus', 'cossacks', 'cossacks', 'cossacks', 'cossacks', 'cossacks', 'alone'].map(
  (topic, index) => ({
    id: `date-${index}`,
    topic: `history.${topic}`,
    section: 'history',
    group: topic,
    sort: 1000 + index * 10,
    harder: index === 2 ? -0.5 : 0,
    cells: { date: String(1000 + index * 10), event: `Подія ${index}` },
  }),
)
const fields = { id: 'dates', version: 1, difficulty: 0.1, seconds: 60, table: 'dates', near: 'topic', explanation: 'Бо так.' }
const template = (change: object) =>
  v.parse(tableTemplateSource, { ...fields, answer: '@row.date', note: '@row.event.', prompt: 'Коли була «@row.event»?', ...change })

test('every row is asked about, and an instance has the topic and the difficulty of its row', () => {
  const single = template({ form: 'single' })
  const asks = asksOf(single, dates)
  expect(asks.map(({ row }) => row).toSorted()).toEqual(dates.map(({ id }) => id).toSorted())
  for (let seed = 1; seed <= 60; seed++) {
    const { source } = instanceOf({ template: single, rows: dates, asks }, seed)
    const row = dates.find(({ cells }) => source.prompt.includes(`«${cells['event']}»`))
    expect([source.topic, source.difficulty, askOf(asks, seed)?.row]).toEqual([row?.topic, row?.harder === 0 ? 0.1 : -0.4, row?.id])
  }
})

test('a matching is about one topic, and a topic with too few rows is not asked about', () => {
  const matching = template({ form: 'matching', ask: '@row.event', prompt: 'Доберіть дату.' })
  const asks = asksOf(matching, dates)
  expect(new Set(asks.map(({ topic }) => topic))).toEqual(new Set(['history.rus', 'history.cossacks']))
  for (let seed = 1; seed <= 60; seed++) {
    const { source } = instanceOf({ template: matching, rows: dates, asks }, seed)
    const topics = Object.values(source.rows ?? {}).map((event) => dates.find(({ cells }) => cells['event'] === event)?.topic)
    expect(new Set(topics)).toEqual(new Set([source.topic]))
  }
})

test('a matching about a section has the section as its topic', () => {
  const asks = asksOf(template({ form: 'matching', about: 'section', near: 'any', ask: '@row.event', prompt: 'Доберіть.' }), dates)
  expect(new Set(asks.map(({ topic }) => topic))).toEqual(new Set(['history']))
})

test('only the groups that are to be asked about are asked about', () => {
  const asks = asksOf(template({ form: 'single', rows: { asked: ['cossacks'] } }), dates)
  expect(asks).toHaveLength(5)
  expect(new Set(asks.map(({ topic }) => topic))).toEqual(new Set(['history.cossacks']))
})

test('a table in which no row can be asked about is a fault of its author', () => {
  expect(() => asksOf(template({ form: 'matching', ask: '@row.event', prompt: 'Доберіть.' }), dates.slice(0, 3))).toThrow(
    'за жодним рядком',
  )
})
