import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readPassingScores } from './passing-scores.ts'

const header = 'institution,speciality,programme,form,year,budget,contract,source'
const read = (...rows: string[]) =>
  readPassingScores({ hash: '', files: new Map([['admission/passing-scores.csv', [header, ...rows].join('\n')]]) })
const row = '"Університет «Приклад», Київ",I2,Медицина,денна,2026,178.4,152,сайт закладу 30.08.2026'

test('a row is read with its scores; one of the two may be missing', () => {
  expect(read(row, 'Інститут,F3,Кібербезпека,заочна,2026,,140.25,сайт', '')).toEqual([
    {
      institution: 'Університет «Приклад», Київ',
      speciality: 'I2',
      programme: 'Медицина',
      form: 'денна',
      year: 2026,
      budget: 178.4,
      contract: 152,
      source: 'сайт закладу 30.08.2026',
    },
    expect.objectContaining({ institution: 'Інститут', budget: null, contract: 140.25 }),
  ])
})

test.each([
  ['no score at all', 'Інститут,F3,Назва,денна,2026,,,сайт', 'рядок 2: немає жодного бала'],
  ['a score that cannot be', 'Інститут,F3,Назва,денна,2026,17.8,,сайт', 'рядок 2: budget: Бал має бути від 100 до 210'],
  ['a form that nobody knows', 'Інститут,F3,Назва,вільна,2026,150,,сайт', 'рядок 2: form: Форма навчання'],
  ['nobody who says so', 'Інститут,F3,Назва,денна,2026,150,,', 'рядок 2: source: Порожнє поле'],
  ['fewer cells', 'Інститут,F3', 'рядок 2: '],
])('a row with %s is refused by its line', (_, bad, message) => {
  expect(() => read(bad)).toThrow(`admission/passing-scores.csv: ${message}`)
})

test('the same place twice, and other columns, are refused', () => {
  expect(() => read(row, row)).toThrow('рядок 3: Університет «Приклад», Київ · I2 · Медицина · денна · 2026: такий рядок уже є')
  expect(() => readPassingScores({ hash: '', files: new Map([['admission/passing-scores.csv', 'a,b\n']]) })).toThrow('рядок 1: стовпці')
})

test('the table is shipped with its header alone: we know nobody’s passing scores', () => {
  const shipped = readFileSync('content/admission/passing-scores.csv', 'utf8')
  expect(shipped.trim()).toBe(header)
  expect(readPassingScores({ hash: '', files: new Map([['admission/passing-scores.csv', shipped]]) })).toEqual([])
})
