import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { complaintsAbout } from './complaints-about.ts'

const [paper, scales, structures] = [
  'subjects/math/tests/nmt-math-1.yaml',
  'exams/nmt-2026/scales.yaml',
  'exams/nmt-2026/structures.yaml',
] as const
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'skladu-content-'))
  for (const part of ['exams', 'legal', 'subjects/math/subject.yaml', paper])
    cpSync(`content/${part}`, join(folder, part), { recursive: true })
  writeFileSync(join(folder, 'REVIEW.md'), '| math | 22 | 22 | 0 | 0 |')
})
afterEach(() => rmSync(folder, { recursive: true }))

function change(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(join(folder, file), 'utf8')
  expect(text.search(from)).not.toBe(-1)
  writeFileSync(join(folder, file), text.replace(from, to))
}

test('a whole paper as it should be gives no cause for complaint', async () => {
  expect(await complaintsAbout(folder)).toEqual([])
})

test.each([
  ['a formula that does not compile', paper, /\$[^$\n]+\$/, '$\\frac{1}$', /формула «\\frac\{1\}»/],
  ['Cyrillic letters in a formula', paper, /\$[^$\n]+\$/, '$х$', /формула «х»/],
  ['a scale that does not climb', scales, '108, 115', '115, 115', /таблиця балів не зростає/],
  [
    'a structure whose points do not add up',
    structures,
    '{ form: numeric, from: 19, to: 22, points: 2',
    '{ form: numeric, from: 19, to: 22, points: 3',
    /дають 36 балів, а не 32/,
  ],
  [
    'a new version of the terms that sign-up does not know',
    'legal/terms.yaml',
    /updated: '.*'/,
    "updated: '2099-01-01'",
    /найновіша версія 2099-01-01/,
  ],
  ['a straight apostrophe', 'subjects/math/subject.yaml', 'об’єм', "об'єм", /апостроф має бути ’/],
])('%s is found', async (_name, file, from, to, complaint) => {
  change(file, from, to)
  expect((await complaintsAbout(folder)).join('\n')).toMatch(complaint)
})
