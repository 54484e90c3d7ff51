import { describe, expect, test } from 'vitest'
import { compileContent } from '../../scripts/build/compile-content.ts'
import { readSource } from '../../server/content/source.ts'
import { fillText } from '../../server/drawing/expressions/fill-text.ts'
import { drawInstance } from '../../server/content/task-templates/realise.ts'
import type { FactRow, ReadyTemplate } from '../../server/content/ready-template.ts'
import { mostSeedOf } from '../../server/content/task-templates/seeds.ts'

const content = compileContent(await readSource('content'))
const tables = content.templates.filter(({ template }) => 'table' in template)
const seedsOf = ({ asks }: ReadyTemplate) => Array.from({ length: mostSeedOf(asks) }, (_, index) => index + 1)

/** The rows that a pupil is asked about, found by the words that he reads. */
function askedRows(ready: ReadyTemplate, seed: number): { topic: string; asked: FactRow[][] } {
  const { template, rows } = ready
  if (!('table' in template)) throw new Error('not over a table')
  const { source } = drawInstance(ready, seed)
  const written = (text: string, row: FactRow) => fillText(text, { row: { ...row.cells, group: row.group } })
  const rowsWith = (text: string, seen: string) => rows.filter((row) => written(text, row) === seen)
  const options = source.options ?? {}
  if (template.form === 'matching')
    return { topic: source.topic, asked: Object.values(source.rows ?? {}).map((seen) => rowsWith(template.ask, seen)) }
  const keys = Array.isArray(source.key) ? source.key : typeof source.key === 'string' ? [source.key] : []
  const byKey = keys.map((key) => rowsWith(template.answer, options[key] ?? ''))
  if (template.form !== 'single' || !/@\(?row/.test(template.prompt)) return { topic: source.topic, asked: byKey }
  return { topic: source.topic, asked: [rowsWith(template.prompt, source.prompt)] }
}

test.each(tables.map((each) => [each.template.id, each] as const))(
  '%s has the topic of the row that it asks about, with each seed',
  (_id, ready) => {
    const isOfSection = 'about' in ready.template && ready.template.about === 'section'
    for (const seed of seedsOf(ready)) {
      const { topic, asked } = askedRows(ready, seed)
      expect(asked.length).toBeGreaterThan(0)
      for (const same of asked) expect(same.map((row) => (isOfSection ? row.section : row.topic))).toContain(topic)
    }
  },
)

test('every topic of a table is asked about by a template over it that asks one row', () => {
  for (const { template, rows, asks } of tables) {
    if (template.form !== 'single' || ('table' in template && template.rows.asked)) continue
    expect([template.id, [...new Set(asks.map(({ topic }) => topic))].toSorted()]).toEqual([
      template.id,
      [...new Set(rows.map(({ topic }) => topic))].toSorted(),
    ])
  }
})

test('an instance leads to an article of its own topic', () => {
  for (const ready of tables) for (const { topic } of ready.asks) expect(ready.links).toHaveProperty([topic])
  const late = tables.find(({ template }) => template.id === 'hist-g-term-meaning')!
  expect(late.links['history.interwar-war.totalitarian-regime']?.seoCode).toBe('mizhvoienna-radianska-ukraina')
})

/** The first and the last year of a date in words, and whether it says more than the year. */
function yearsOf(date: string): { first: number; last: number; isExact: boolean } {
  const years = (date.match(/\d{3,4}/g) ?? []).map(Number)
  return { first: Math.min(...years), last: Math.max(...years), isExact: /[а-яіїє]/i.test(date) }
}

test('events to be put in order can be put in order by the dates of their table', () => {
  for (const ready of tables.filter(({ template }) => template.form === 'sequence')) {
    for (const seed of seedsOf(ready)) {
      const { source } = drawInstance(ready, seed)
      const inOrder = (source.key as string[]).map((key) => ready.rows.find(({ cells }) => cells.event === source.options?.[key])!)
      for (const [index, later] of inOrder.entries()) {
        const earlier = inOrder[index - 1]
        if (!earlier) continue
        const [before, after] = [yearsOf(String(earlier.cells.date)), yearsOf(String(later.cells.date))]
        const isPlain = before.last < after.first || (before.last === after.first && before.isExact && after.isExact)
        expect([isPlain, earlier.cells.event, later.cells.event]).toEqual([true, earlier.cells.event, later.cells.event])
      }
    }
  }
})

describe('what was once asked in the wrong century', () => {
  const history = tables.filter(({ subject }) => subject === 'history')
  const instances = history.flatMap((ready) => seedsOf(ready).map((seed) => ({ ready, ...drawInstance(ready, seed) })))
  const topicsOf = (words: string) =>
    new Set(
      instances
        .filter(({ source }) => JSON.stringify([source.prompt, source.rows, keyed(source)]).includes(words))
        .map(({ source }) => source.topic),
    )

  test('the Great Terror is not asked of a pupil who practises the Commonwealth of the sixteenth century', () => {
    const own = instances.filter(({ source }) => source.topic === 'history.early-modern.commonwealth-16')
    expect(own.length).toBeGreaterThan(10)
    expect(own.filter(({ source }) => /[Вв]елик(ий|ого) терор/.test(JSON.stringify(source)))).toEqual([])
    expect(topicsOf('«Великий терор»')).toEqual(new Set(['history.interwar-war.totalitarian-regime']))
  })

  test('1774 stands under the second half of the eighteenth century', () => {
    expect(topicsOf('Кючук-Кайнарджійський мир')).toEqual(new Set(['history.early-modern.late-18']))
  })
})

/** The words of the options that are right. */
const keyed = ({ options = {}, key }: { options?: Record<string, string>; key: unknown }): string[] =>
  Object.entries(options).flatMap(([id, text]) => (id === key || (Array.isArray(key) && key.includes(id)) ? [text] : []))
