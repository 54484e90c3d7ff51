import { expect, test } from 'vitest'
import { assignment, group, work } from '#samples/groups'
import { cellText, classResults, paperTotal } from './class-results'
import { resultsCsv } from './class-csv'

const [shared, hidden, gone] = group.members
const sitting = assignment.sittings[0]
if (!shared || !hidden || !gone || !sitting) throw new Error('the sample class is not what it was')

test('a class is a table of works by pupils who share results, the latest work first', () => {
  const later = { ...work, due: '2026-12-01T19:00:00.000Z' }
  const { columns, rows, hidden: others } = classResults({ ...group, works: [later] })
  expect(columns.map(({ name }) => name)).toEqual(['Тема: Відсотки', 'Математика, Варіант 1'])
  expect(rows.map(({ name, cells }) => [name, ...cells.map((cell, index) => cellText(cell, columns[index]?.max ?? 0))])).toEqual([
    ['Оля Коваль', '10 з 10, здано', '21 з 32, здано'],
  ])
  expect(others).toBe(1)
})

test('the sum of a pupil is of the papers handed in, and counts no tasks of topics', () => {
  const second = { ...assignment, id: 'second', max: 18, sittings: [{ ...sitting, raw: 9 }] }
  const third = { ...assignment, id: 'third', sittings: [] }
  const results = classResults({ ...group, assignments: [assignment, second, third], works: [work] })
  expect(results.rows.map(({ cells }) => paperTotal(results, cells))).toEqual([{ points: 30, max: 50 }])
  expect(paperTotal(results, [])).toBeNull()
})

test('whoever shares nothing or has lost the seat is in no row and in no line of the file, whatever the server sends', () => {
  const everybody = [hidden, gone].map(({ id }) => ({ ...sitting, memberId: id }))
  const results = classResults({ ...group, assignments: [{ ...assignment, sittings: [sitting, ...everybody] }] })
  expect(results.rows.map(({ name }) => name)).toEqual(['Оля Коваль'])
  expect(resultsCsv(results)).not.toMatch(/Лис|Чорна/)
})

test('the file opens in a Ukrainian spreadsheet, and a name that looks like a formula stays a text', () => {
  const members = [{ ...shared, name: '=1+1' }]
  const csv = resultsCsv(classResults({ ...group, members }))
  expect(csv).toBe(
    `\ufeffІм’я;Сума балів за здані роботи;Сума: з;Сума: %;Математика, Варіант 1: бали;Математика, Варіант 1: з;Математика, Варіант 1: стан\r\n"'=1+1";21;32;66;21;32;здано`,
  )
})
