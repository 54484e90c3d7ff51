import { expect, test } from 'vitest'
import { faultsOfFile } from './faults-of-file.ts'
import { taskSetSource } from './test-source.ts'

const task = (lines: string) => `secondSolver: null
questions:
  - id: one
    form: single
    version: 1
    topic: sky
    difficulty: 0
    seconds: 60
    prompt: Що світить?
    explanation: Сонце — зоря.
    key: a
    options: { a: Сонце, b: Місяць }
    notes: { b: Місяць відбиває світло. }
  - id: two
${lines}`
const whole = `    form: numeric
    version: 1
    topic: sky
    difficulty: 0
    seconds: 60
    prompt: Скільки?
    explanation: Одне.
    key: '1'
`
const faultsIn = (lines: string) =>
  faultsOfFile(task(lines), taskSetSource).map(({ line, id, path, message }) => `${line} ${id} ${path}: ${message}`)

test('a file that fits has none', () => {
  expect(faultsIn(whole)).toEqual([])
})

test('all faults of a file are told in Ukrainian, with line, id and field', () => {
  expect(faultsIn(whole.replace('version: 1', 'version: дві').replace('seconds: 60', 'seconds: 5').replace("    key: '1'\n", ''))).toEqual([
    '14 two questions.1.key: бракує цього поля',
    '16 two questions.1.version: має бути число, а стоїть "дві"',
    '19 two questions.1.seconds: замало: щонайменше 10, а стоїть 5',
  ])
})

test('a form that is none names those that are', () => {
  expect(faultsIn(whole.replace('form: numeric', 'form: nummeric'))).toEqual([
    expect.stringMatching(/^15 two questions\.1\.form: може бути лише single, matching, .*numeric.*, а стоїть "nummeric"$/),
  ])
})

test('a misspelt field is a fault, not silence', () => {
  expect(faultsIn(`${whole}    hint: [Порахуй світила на небі.]\n`)).toEqual([
    '23 two questions.1.hint: такого поля немає: воно ні на що не вплине',
  ])
})

test.each([
  ['    form: numeric\n   version: 1\n', 'це не YAML: '],
  ['    form: [numeric\n', 'це не YAML: '],
  ['    form: numeric\n    form: single\n', 'це не YAML: це поле вже є вище'],
])('%j is told as a fault of notation, with its line', (lines, message) => {
  const [first] = faultsOfFile(task(lines), taskSetSource)
  expect(first?.message).toContain(message)
  expect(first?.message).toMatch(/[а-яіїєґ]{3}/)
  expect(first?.line).toBeGreaterThanOrEqual(14)
})
