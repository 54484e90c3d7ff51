import * as v from 'valibot'
import { expect, test } from 'vitest'
import { asksOf } from '../../server/content/task-templates/asks.ts'
import { instanceOf } from '../../server/content/task-templates/instance.ts'
import type { ReadyTemplate } from '../../server/content/ready-template.ts'
import { mostSeed } from '../../server/content/task-templates/seeds.ts'
import { templateSource } from '../../server/content/authoring/template-source.ts'
import { sumTemplate } from '../../tests/api/fixtures/sum-template.ts'
import { lookAtTemplates } from './templates.ts'

function readyWith(change: object, rows: ReadyTemplate['rows'] = []): ReadyTemplate {
  const template = v.parse(templateSource, { ...sumTemplate, ...change })
  const asks = 'table' in template ? asksOf(template, rows) : []
  return {
    subject: 'math',
    letters: 'ukrainian',
    language: 'uk',
    isComputed: true,
    numbering: 'task',
    file: 'made.yaml',
    links: {},
    rows,
    asks,
    template,
  }
}
const lookAt = (change: object, rows: ReadyTemplate['rows'] = []) => lookAtTemplates([readyWith(change, rows)])
const complaintsAbout = (change: object, rows: ReadyTemplate['rows'] = []) => lookAt(change, rows).flatMap(({ complaints }) => complaints)

test('a template whose instances are right has no complaints', () => {
  expect(complaintsAbout({})).toEqual([])
})

test('the place of the key is counted in every instance, also a place that it never has; a typed key has none', () => {
  const less = sumTemplate.mistakes.map((mistake, index) => ({ ...mistake, value: `a+b-${index + 1}`, note: 'Замало.' }))
  const [looked] = lookAt({ mistakes: less })
  expect([...(looked?.keys ?? [])]).toEqual([
    ['a', 0],
    ['b', 0],
    ['c', 0],
    ['d', mostSeed],
  ])
  const [typed] = lookAt({ form: 'numeric', options: undefined })
  expect([typed?.complaints, typed?.keys.size]).toEqual([[], 0])
})

test('a key that differs from the second computation is named with its seed', () => {
  expect(complaintsAbout({ check: 'a+b+1' })[0]).toMatch(/made\.yaml, sum: ключ \d+, а друге обчислення дає \d+ \(насіння 1\)/)
})

test('an equality that does not hold is named', () => {
  expect(complaintsAbout({ explanation: '$@a+@b=@(a+b+1)$.' })[0]).toContain('неправильна рівність')
})

test('mistakes that lead to the same value leave too few options', () => {
  const same = sumTemplate.mistakes.map((mistake) => ({ ...mistake, value: 'a-b' }))
  expect(complaintsAbout({ mistakes: same })[0]).toContain('різних варіантів лише 2')
})

test('a word after a number in one form only is named', () => {
  expect(complaintsAbout({ prompt: 'У кошику $@a$ яблука і $@b$ груші. Скільки їх?' })[0]).toContain('слово «яблука» після числа')
})

test('conditions that leave a handful of tasks are named', () => {
  expect(complaintsAbout({ draw: { a: [2, 3], b: [4, 5] } })[0]).toContain('різних завдань лише 4')
})

test('a figure that never can be read is named with the reason', () => {
  const figure = { alt: 'Відрізок, у якому кінці збігаються', geometry: { points: { A: [0, 0], B: ['a/9000', 0], C: [9, 9] } } }
  expect(complaintsAbout({ figure })[0]).toContain('майже збігаються')
})

test('only numbers that nobody would write are named', () => {
  expect(complaintsAbout({ key: '(a+b)/7', check: '(b+a)/7', draw: { a: [2, 3], b: [7, 8, 9] } })[0]).toContain('не гарне')
})

const row = (id: string, event: string, date: string) => ({
  id,
  topic: 'one',
  section: 'one',
  group: 'доба',
  sort: Number(date),
  harder: 0,
  cells: { event, date },
})
const dates = ['1648', '1654', '1657', '1663', '1667', '1672', '1676', '1686'].map((date, index) =>
  row(`d${index}`, `подія ${index}`, date),
)
const ofDates = {
  ...Object.fromEntries(['draw', 'where', 'key', 'check', 'mistakes'].map((name) => [name, undefined])),
  table: 'dates',
  prompt: 'Коли була «@row.event»?',
  answer: '@row.date',
  note: 'Тоді була «@other.event».',
  explanation: '@row.date.',
}

test('a task over a table has one right answer by that table', () => {
  expect(complaintsAbout(ofDates, dates).filter((complaint) => !complaint.includes('різних'))).toEqual([])
})

test('a wrong option that the table holds for right as well is named', () => {
  const twice = [...dates, row('twin', 'подія 0', '1649')]
  expect(complaintsAbout(ofDates, twice).join()).toContain('за таблицею правильні')
})

test('a date that lies within another one is not a wrong option', () => {
  const within = dates.map((each, index) => (index % 2 ? row(each.id, `подія ${index}`, `травень ${dates[index - 1]?.cells.date}`) : each))
  expect(complaintsAbout(ofDates, within).join()).toMatch(/дати «(травень 1648» і «1648|1648» і «травень 1648)» правильні для однієї події/)
})

test('the explanation of a matching can tell all its dates in order, and what the spare one belongs to', () => {
  const asked = {
    form: 'matching',
    options: undefined,
    near: 'any',
    ask: '@row.event',
    note: '@row.date.',
    explanation: 'За роками: @story. Зайва — «@spare».',
  }
  const { source } = instanceOf(readyWith({ ...ofDates, ...asked }, dates), 1)
  const told = /^За роками: (.*)\. Зайва — «(.*)»\.$/.exec(source.explanation)
  const years = Object.values(source.options ?? {}).toSorted()
  expect(told?.[1]?.split('; ').map((each) => each.split(' — ')[0])).toEqual(years)
  expect(Object.values(source.rows ?? {})).not.toContain(told?.[2])
  expect(told?.[1]).toContain(told?.[2])
})

test('the key stands at every place that its mistakes allow, about equally often, and numbers stay in order', () => {
  const mistakes = ['a-1', 'a-2', 'a-3', 'a+1', 'a+2', 'a+3'].map((value) => ({ name: value, value, note: 'Не це.' }))
  const made = readyWith({ key: 'a', check: 'a', mistakes })
  const counts = [0, 0, 0, 0]
  for (let seed = 1; seed <= mostSeed; seed++) {
    const { options = {}, key } = instanceOf(made, seed).source
    const index = typeof key === 'string' ? Object.keys(options).indexOf(key) : -1
    counts[index] = (counts[index] ?? 0) + 1
    const values = Object.values(options).map((text) => Number(text.replaceAll('$', '')))
    expect(values).toEqual(values.toSorted((a, b) => a - b))
  }
  expect(Math.min(...counts)).toBeGreaterThan(30)
})

test('a key that always stands at one place is named, and stands there for want of other mistakes alone', () => {
  const mistakes = ['a+1', 'a+2', 'a+3', 'a+4'].map((value) => ({ name: value, value, note: 'Не це.' }))
  const found = complaintsAbout({ key: 'a', check: 'a', explanation: 'Це $@a$.', mistakes })
  expect(found[0]).toContain('ключ стоїть на місці a у 200 із 200')
})
