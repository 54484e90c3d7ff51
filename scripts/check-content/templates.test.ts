import * as v from 'valibot'
import { expect, test } from 'vitest'
import { instanceOf } from '../../server/templates/instance.ts'
import type { ReadyTemplate } from '../../server/templates/ready-template.ts'
import { mostSeed } from '../../server/templates/seeds.ts'
import { templateSource } from '../../server/templates/template-source.ts'
import { templateComplaints } from './templates.ts'

const good = {
  id: 'sum',
  version: 1,
  form: 'single',
  topic: 'one',
  difficulty: 0,
  seconds: 60,
  draw: { a: '2..40', b: '2..40' },
  where: ['a != b'],
  prompt: 'Знайдіть суму чисел $@a$ і $@b$.',
  key: 'a+b',
  check: 'b+a',
  options: 4,
  mistakes: [
    { name: 'різниця', value: 'a-b', note: 'Це різниця: $@a-@b=@value$.' },
    { name: 'добуток', value: 'a*b', note: 'Це добуток.' },
    { name: 'подвоєно', value: '2*(a+b)', note: 'Це подвоєна сума.' },
    { name: 'без одиниці', value: 'a+b-1', note: 'На один менше.' },
  ],
  explanation: '$@a+@b=@(a+b)$.',
}
const complaintsAbout = (change: object, rows: ReadyTemplate['rows'] = []) =>
  templateComplaints([
    {
      subject: 'math',
      letters: 'ukrainian',
      numbering: 'task',
      file: 'made.yaml',
      link: null,
      rows,
      template: v.parse(templateSource, { ...good, ...change }),
    },
  ])

test('a template whose instances are right has no complaints', () => {
  expect(complaintsAbout({})).toEqual([])
})

test('a key that differs from the second computation is named with its seed', () => {
  expect(complaintsAbout({ check: 'a+b+1' })[0]).toMatch(/made\.yaml, sum: ключ \d+, а друге обчислення дає \d+ \(насіння 1\)/)
})

test('an equality that does not hold is named', () => {
  expect(complaintsAbout({ explanation: '$@a+@b=@(a+b+1)$.' })[0]).toContain('неправильна рівність')
})

test('mistakes that lead to the same value leave too few options', () => {
  const same = good.mistakes.map((mistake) => ({ ...mistake, value: 'a-b' }))
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

const row = (id: string, event: string, date: string) => ({ id, topic: 'one', group: 'доба', sort: Number(date), cells: { event, date } })
const dates = ['1648', '1654', '1657', '1663', '1667', '1672', '1676', '1686'].map((date, place) =>
  row(`d${place}`, `подія ${place}`, date),
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

test('the key stands at every place that its mistakes allow, about equally often, and numbers stay in order', () => {
  const mistakes = ['a-1', 'a-2', 'a-3', 'a+1', 'a+2', 'a+3'].map((value) => ({ name: value, value, note: 'Не це.' }))
  const made = v.parse(templateSource, { ...good, key: 'a', check: 'a', mistakes })
  const counts = [0, 0, 0, 0]
  for (let seed = 1; seed <= mostSeed; seed++) {
    const { options = {}, key } = instanceOf(made, [], seed).source
    const place = typeof key === 'string' ? Object.keys(options).indexOf(key) : -1
    counts[place] = (counts[place] ?? 0) + 1
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
