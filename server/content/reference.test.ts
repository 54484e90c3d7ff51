import { beforeAll, expect, test } from 'vitest'
import { readReference } from './reference.ts'
import { readSource, type Source } from './source.ts'

let source: Source
beforeAll(async () => {
  source = await readSource('content')
})
const changed = (name: string, from: string, to: string): Source => {
  const text = source.files.get(name) ?? ''
  expect(text).toContain(from)
  return { hash: '', files: new Map([...source.files, [name, text.replace(from, to)]]) }
}

test('the sheet of chemistry draws both forms of the periodic table, solubility and the series of activity', () => {
  const sheet = readReference(source, 'chemistry')
  const entries = sheet?.sections.flatMap((section) => section.entries) ?? []
  expect(sheet?.elements).toHaveLength(118)
  expect(entries.flatMap(({ periodic }) => periodic ?? [])).toEqual(['long', 'short'])
  const table = entries.flatMap(({ body }) => body).find(({ kind }) => kind === 'table')
  expect(table?.kind === 'table' && [table.head.length, ...new Set(table.rows.map((row) => row.length))]).toEqual([15, 15])
  const words = JSON.stringify(entries)
  expect(table?.kind === 'table' && table.rows.flat(2).filter((cell) => cell.kind === 'text' && cell.text.includes('?'))).toEqual([])
  expect(['"F⁻"', '"Br⁻"', '"I⁻"', '"SO₄²⁻"', '"NH₄⁺"', '"CH₃COO⁻"', '"(H₂)"'].filter((each) => !words.includes(each))).toEqual([])
})

test('the sheet of mathematics draws the figures whose letters its formulas use, and says in words what they show', () => {
  const drawn = readReference(source, 'math')?.sections.flatMap(({ id, entries }) =>
    entries.flatMap(({ figures = [] }) => figures.map((each) => ({ id, ...each }))),
  )
  expect(drawn?.map(({ id }) => id)).toEqual([...Array<string>(6).fill('plane'), ...Array<string>(5).fill('solid')])
  const lettersOf = (word: string) =>
    drawn?.find(({ alt }) => alt.startsWith(word))?.drawing.marks.flatMap((mark) => (mark.kind === 'text' ? mark.text : []))
  expect(lettersOf('Трикутник')?.toSorted()).toEqual(['a', 'b', 'c', 'hₐ', 'α', 'β', 'γ'])
  expect(lettersOf('Конус')?.toSorted()).toEqual(['H', 'L', 'R'])
})

test('a sheet that draws nothing carries no elements', () => {
  expect(readReference(source, 'math')).not.toHaveProperty('elements')
})

test.each([
  ['elements.yaml', 'number: 2,', 'number: 3,', /за номерами без пропусків/],
  ['elements.yaml', 'name: Гелій', 'name: Гідроген', /повторюється/],
  ['elements.yaml', ', group: VIIIA, kind', ', kind', /групу або ряд/],
  ['solubility.yaml', "['в', ", '[', /не стільки клітинок/],
])('%s with «%s» changed to «%s» is refused', (file, from, to, message) => {
  expect(() => readReference(changed(`subjects/chemistry/${file}`, from, to), 'chemistry')).toThrow(message)
})
