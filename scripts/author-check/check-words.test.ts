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
