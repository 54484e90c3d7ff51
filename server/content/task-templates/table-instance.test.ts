import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { FactRow } from '../ready-template.ts'
import { mayMeet, tableInstance } from './table-instance.ts'
import { tableTemplateSource, type TableTemplate } from '../authoring/template-source.ts'

const common = { version: 1, id: 'dates', topic: 'history.rus', difficulty: 0, seconds: 60, table: 'dates', explanation: 'Бо так.' }
const prompts = { single: 'Коли?', matching: 'Доберіть.', sequence: 'Розташуйте.', multi: 'Оберіть три.' }
const template = (change: { form: keyof typeof prompts; [field: string]: unknown }): TableTemplate =>
  v.parse(tableTemplateSource, { ...common, prompt: prompts[change.form], answer: '@row.date', note: 'Це @row.event.', ...change })

/** Two groups of seven events, ten years from each other; the second group begins a hundred years later. */
const rows: FactRow[] = ['rus', 'cossacks'].flatMap((group, century) =>
  Array.from({ length: 7 }, (_, index) => {
    const year = 1000 + century * 100 + index * 10
    const cells = { date: String(year), event: `Подія ${year}` }
    return { id: `${group}-${index}`, topic: `history.${group}`, section: 'history', group, sort: year, harder: 0, cells }
  }),
)
const rowOf = (id: string) => rows.find((row) => row.id === id)!
/** Chance that can be had again. */
function chance(seed: number): () => number {
  let state = seed
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
}
const instances = (of: TableTemplate, from = rows) =>
  Array.from({ length: 60 }, (_, seed) => tableInstance(of, from, from[seed % from.length]!, chance(seed + 1)))
const groupOf = (year: string) => rows.find(({ cells }) => cells['date'] === year)?.group

describe('two rows may meet', () => {
  const plain = template({ form: 'single' })
  test('unless they are one, or told apart by name', () => {
    expect(mayMeet(plain, rowOf('rus-0'), rowOf('rus-1'))).toBe(true)
    expect(mayMeet(plain, rowOf('rus-0'), rowOf('rus-0'))).toBe(false)
    expect(mayMeet(template({ form: 'single', apart: [['rus-0', 'rus-1']] }), rowOf('rus-1'), rowOf('rus-0'))).toBe(false)
  })

  test('unless a cell that must differ shares a sense, in any case and beside a remark', () => {
    const word = (id: string, meaning: string): FactRow => ({ ...rowOf('rus-0'), id, cells: { meaning } })
    const differing = template({ form: 'single', differ: ['meaning'] })
    const giveUp = word('give-up', 'кинути, здатися')
    expect(['Здатися (у бою)', 'піти; кинути', 'почати', ''].map((meaning) => mayMeet(differing, giveUp, word('other', meaning)))).toEqual([
      false,
      false,
      true,
      true,
    ])
  })

  test('unless their group must differ', () => {
    const apart = template({ form: 'single', differ: ['group'] })
    expect([mayMeet(apart, rowOf('rus-0'), rowOf('rus-1')), mayMeet(apart, rowOf('rus-0'), rowOf('cossacks-1'))]).toEqual([false, true])
  })
})

describe('a task of one choice', () => {
  test('has the answer of its row among wrong ones of the same group, each with a note', () => {
    for (const { parts, scope } of instances(template({ form: 'single', note: 'Тоді — @other.event.' }))) {
      if (parts.form !== 'single') throw new Error(parts.form)
      const { options = {}, key, notes = {} } = parts
      expect(options[key as string]).toBe((scope['row'] as { date: string }).date)
      expect(new Set(Object.values(options).map(groupOf)).size).toBe(1)
      const wrong = Object.entries(options).filter(([id]) => id !== key)
      expect(notes).toEqual(Object.fromEntries(wrong.map(([id, year]) => [id, `Тоді — Подія ${year}.`])))
    }
  })

  test('prints years in their order', () => {
    for (const { parts } of instances(template({ form: 'single' }))) {
      const years = Object.values(parts.options ?? {})
      expect(years).toEqual(years.toSorted())
    }
  })

  test.each<[string, object, (asked: string, wrong: string) => boolean]>([
    ['another group', { near: 'other' }, (asked, wrong) => groupOf(asked) !== groupOf(wrong)],
    ['the same topic', { near: 'topic' }, (asked, wrong) => groupOf(asked) === groupOf(wrong)],
    ['nearby years', { near: { years: 30 } }, (asked, wrong) => Math.abs(Number(asked) - Number(wrong)) <= 30],
  ])('takes its wrong rows from %s where its template says so', (_, near, isRight) => {
    for (const { parts } of instances(template({ form: 'single', ...near }))) {
      const { [parts.key as string]: asked = '', ...wrong } = parts.options ?? {}
      expect(Object.values(wrong).map((year) => isRight(asked, year))).toEqual([true, true, true])
    }
  })

  test('takes rows of other topics only where its own has too few, the nearest of the section first', () => {
    const few = [...rows.slice(0, 2), ...rows.slice(7)].map((row, index) => ({ ...row, section: index > 6 ? 'elsewhere' : 'history' }))
    for (let seed = 1; seed < 60; seed++) {
      const { parts } = tableInstance(template({ form: 'single', near: 'topic' }), few, few[0]!, chance(seed))
      const years = Object.values(parts.options ?? {})
      expect(years.slice(0, 2)).toEqual(['1000', '1010'])
      expect(years.slice(2).every((year) => Number(year) < 1150)).toBe(true)
    }
  })

  test('is not made of too few rows, nor with two options alike', () => {
    const single = template({ form: 'single' })
    expect(() => tableInstance(single, rows.slice(0, 3), rows[0]!, chance(1))).toThrow('близьких рядків лише 2')
    const alike = rows.slice(0, 4).map((row) => ({ ...row, cells: { ...row.cells, date: '988' } }))
    expect(() => tableInstance(single, alike, alike[0]!, chance(1))).toThrow('два варіанти однакові')
  })
})

test('a matching task pairs each row with its own answer and leaves spare options', () => {
  for (const { parts, scope } of instances(template({ form: 'matching', ask: '@row.event', pairs: 3 }))) {
    const asked = parts.rows ?? {}
    const options = parts.options ?? {}
    const key = parts.key as Record<string, string>
    expect([Object.keys(asked).length, Object.keys(options).length]).toEqual([3, 5])
    expect(Object.keys(asked).map((id) => `Подія ${options[key[id] ?? '']}`)).toEqual(Object.values(asked))
    expect((scope['spare'] as string).split('», «')).toHaveLength(2)
    expect((scope['story'] as string).split('; ')).toHaveLength(5)
  }
})

test('a sequence is in the order of time, its neighbours no nearer than they may be', () => {
  for (const { parts, scope } of instances(template({ form: 'sequence', near: 'any', about: 'section', apartBy: 20 }))) {
    const years = (parts.key as string[]).map((id) => Number((parts.options ?? {})[id]))
    expect(years).toHaveLength(4)
    expect(years.slice(1).every((year, index) => year - years[index]! >= 20)).toBe(true)
    expect(scope['story']).toBe(years.map((year) => `Подія ${year} — ${year}`).join('; '))
  }
  expect(() => tableInstance(template({ form: 'sequence', apartBy: 50 }), rows, rows[0]!, chance(1))).toThrow('замало подій поруч')
})

test('a task of several choices has three of the group that is asked for and four of others, with a note on each of these', () => {
  for (let seed = 1; seed < 60; seed++) {
    const { parts, scope } = tableInstance(template({ form: 'multi' }), rows, rowOf('rus-3'), chance(seed))
    const options = Object.entries(parts.options ?? {})
    const right = options.filter(([, year]) => groupOf(year) === 'rus')
    expect([scope['group'], options.length, right.map(([id]) => id)]).toEqual(['rus', 7, parts.key])
    expect(Object.keys(parts.notes ?? {})).toEqual(options.filter(([, year]) => groupOf(year) !== 'rus').map(([id]) => id))
  }
  expect(() => tableInstance(template({ form: 'multi' }), rows.slice(0, 8), rows[0]!, chance(1))).toThrow('замало рядків')
})
