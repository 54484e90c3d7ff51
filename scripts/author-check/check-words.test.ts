import { expect, test } from 'vitest'
import { readSource, type Source } from '../../server/content/source.ts'
import { checkWords, sourceOfSubject } from './check-words.ts'
import { shapes, shapeOf } from './shapes.ts'

const whole = await readSource('content')
const geographyWith = (change: (files: Map<string, string>) => void): Source => {
  const source = sourceOfSubject(whole, 'geography')
  const files = new Map(source.files)
  change(files)
  return { ...source, files }
}
const edit = (files: Map<string, string>, file: string, from: string, to: string) => {
  const text = files.get(file) ?? ''
  expect(text).toContain(from)
  files.set(file, text.replace(from, to))
}
const file = [...whole.files.keys()].find((name) => /^subjects\/geography\/tasks\/.*yaml$/.test(name)) ?? ''

test('every file that an author writes has one shape', () => {
  const written = [...whole.files.keys()].filter((name) => /^(subjects|courses|pages|legal)\/.*\.yaml$/.test(name))
  expect(written.filter((name) => shapes.filter(({ path }) => path.test(name)).length !== 1)).toEqual([])
  expect(shapeOf(file)?.name).toBe('tasks')
})

test('faults of several files come at once, each with its file and line', () => {
  const [first = '', second = ''] = [...whole.files.keys()].filter((name) => /^subjects\/geography\/tasks\/.*yaml$/.test(name))
  const source = geographyWith((files) => {
    edit(files, first, 'difficulty:', 'dificulty:')
    edit(files, second, 'seconds:', 'secunds:')
  })
  const told = checkWords(source)
  expect(told.length).toBeGreaterThanOrEqual(2)
  expect(new Set(told.map((line) => line.split(':')[0]))).toEqual(new Set([first, second]))
  for (const line of told) expect(line).toMatch(/^subjects\/geography\/tasks\/[\w-]+\.yaml:\d+: [\w-]+: .*[а-яіїєґ]/)
})

const addressOf = (line: string) => /^(\S+?):\d+: /.exec(line)?.[1]
const anArticle = [...whole.files.keys()].find((name) => /^subjects\/geography\/theory\/notes\/.*yaml$/.test(name)) ?? ''

test('a wrong topic hides no other fault of its file, and a file that cannot be read none of another', () => {
  const source = geographyWith((files) => {
    edit(files, file, 'topic: geography', 'topic: georgaphy')
    edit(files, file, "prompt: '", "prompt: 'Укажи. ")
    files.set(anArticle, (files.get(anArticle) ?? '').replace(/questions: \[(?=[^[]*$)/, '$&one-more, '))
  })
  const told = checkWords(source)
  expect(told).toContainEqual(expect.stringMatching(new RegExp(String.raw`^${file}:\d+: [\w-]+: немає теми georgaphy`)))
  expect(told).toContainEqual(expect.stringContaining('«Укажи»'))
  expect(told).toContainEqual(expect.stringMatching(/test\.questions: має бути рівно 7 елементів, а є 8$/))
  expect(new Set(told.map(addressOf))).toEqual(new Set([file, anArticle]))
})

test('what stands in a file that cannot be read is not told as missing', () => {
  const table = [...whole.files.keys()].find((name) => /^subjects\/geography\/theory\/[a-z]+\.yaml$/.test(name)) ?? ''
  const source = geographyWith((files) => {
    for (const each of [anArticle, table]) files.set(each, `${files.get(each)}\n  - [`)
  })
  expect(new Set(checkWords(source).map(addressOf))).toEqual(new Set([anArticle, table]))
})

test('a file that lies where nobody reads it is told', () => {
  const source = geographyWith((files) => files.set('subjects/geography/task/Rivers.yaml', 'questions: []'))
  expect(checkWords(source)).toEqual([
    'subjects/geography/task/Rivers.yaml: такого файла ніхто не читає: які бувають теки й назви, каже довідник автора (content/README.md)',
  ])
})
