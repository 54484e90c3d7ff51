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

test('the table of solubility says where slightly soluble begins and ends, and keeps to it', () => {
  const entries = readReference(source, 'chemistry')?.sections.flatMap((section) => section.entries) ?? []
  const table = entries.flatMap(({ body }) => body).find((block) => block.kind === 'table')
  const wordOf = (cell: readonly { kind: string; text?: string }[] = []) => cell.map(({ text }) => text).join('')
  const cell = (anion: string, cation: string) => {
    const column = table?.head.findIndex((head) => wordOf(head) === cation) ?? -1
    return wordOf(table?.rows.find((row) => wordOf(row[0]) === anion)?.[column])
  }
  const pairs = ['Ca²⁺ OH⁻', 'Ca²⁺ SO₄²⁻', 'Ag⁺ SO₄²⁻', 'Pb²⁺ Cl⁻', 'Pb²⁺ Br⁻', 'Pb²⁺ I⁻', 'Mg²⁺ CO₃²⁻', 'Ba²⁺ F⁻']
  expect(pairs.map((pair) => cell(pair.split(' ')[1] ?? '', pair.split(' ')[0] ?? ''))).toEqual(pairs.map(() => 'м'))
  expect(['Ag⁺', 'Ba²⁺', 'Pb²⁺'].map((cation) => cell(cation === 'Ag⁺' ? 'Cl⁻' : 'SO₄²⁻', cation))).toEqual(['н', 'н', 'н'])
  expect(['Al³⁺', 'Fe³⁺'].flatMap((cation) => ['S²⁻', 'CO₃²⁻'].map((anion) => cell(anion, cation)))).toEqual(['—', '—', '—', '—'])
  expect(JSON.stringify(entries)).toContain('від 0,01 до приблизно 1 г')
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
