import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { answersCsv, codesCsv, reportCsv } from './class-csv'

const topics = [
  { id: 'one', title: 'Числа' },
  { id: 'two', title: 'Функції; графіки' },
]

test('the map of a class becomes a table with a line for each pupil', () => {
  const rows = [
    { memberId: '1', name: 'Оля', cells: [{ points: 3, max: 4 }, null] },
    { memberId: '2', name: 'Ян', cells: [null, { points: 0, max: 2 }] },
  ]
  expect(reportCsv({ subject: 'math', topics, rows, hidden: 3 })).toBe(
    '\ufeffІм’я;Числа: бали;Числа: з;"Функції; графіки: бали";"Функції; графіки: з"\r\nОля;3;4;;\r\nЯн;;;0;2',
  )
})

test('a work becomes a table with the whole name, the sum and its share, and points by task', () => {
  const task = { answers: 1, blanks: 0, isOwn: false, share: null, outcomes: null, seconds: null, options: [] }
  const tasks = [
    { ...task, number: 1, id: 'a', max: 1 },
    { ...task, number: 2, id: 'b', max: 3 },
  ]
  const rows = [
    { memberId: '1', name: 'Олександра-Вікторія Нечипоренко', points: [1, 2], seconds: 600 },
    { memberId: '2', name: 'Ян Лис', points: [0, null], seconds: null },
  ]
  expect(answersCsv({ tasks, rows })).toBe(
    '\ufeffІм’я;Сума балів;Сума: з;Сума: %;Завдання 1 (з 1);Завдання 2 (з 3);Хвилин\r\nОлександра-Вікторія Нечипоренко;3;4;75;1;2;10\r\nЯн Лис;;;;0;;з паперу',
  )
})

test.each(['=HYPERLINK("http://evil.test")', '+1+1', '-2+3', '@SUM(A1)', '\t=1', '\r=1'])(
  'the name %j stays a text in a spreadsheet',
  (name) => {
    const csv = reportCsv({ subject: 'math', topics: [], rows: [{ memberId: '1', name, cells: [] }], hidden: 0 })
    expect(Papa.parse<string[]>(csv, { delimiter: ';', newline: '\r\n' }).data[1]).toEqual([`'${name}`])
  },
)

test('codes come with their names and links', () => {
  const invitation = { code: 'K7MX3P', kind: 'person', label: '=Ян', state: 'open', expiresAt: '' } as const
  expect(codesCsv([invitation], (code) => `https://site.test/?join=${code}`)).toBe(
    '\ufeffІм’я;Код;Посилання\r\n"\'=Ян";K7MX3P;https://site.test/?join=K7MX3P',
  )
})
