import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { asksToReturn } from '@/app/routing/stays-after-sign-in'
import { readTests, type WrittenTest } from './read-tests'

/** The map leads to what it names: a moved file, a renamed test or one that does not run breaks it here. */
const map = readFileSync('tests/architecture/specification-map.md', 'utf8')
const [rules = '', decisions = ''] = map.split(/^## Decisions$/m)
const sections = [...rules.matchAll(/^## (\d)\. (.+)$/gm)].map(([, number = '']) => Number(number))
const rows = [...rules.matchAll(/^\| (?!Row \||---)(.+?) \| (.*?) ?\| (.+) \|$/gm)].map(([, row = '', place = '', shown = '']) => ({
  row,
  place,
  shown,
}))
const built = rows.filter(({ shown }) => !/^not built: \S/.test(shown))

/** The files that a runner takes: Playwright’s, and those of the Vitest projects. */
const isRun = (file: string): boolean =>
  /^tests\/e2e\/[\w-]+\.spec\.ts$/.test(file) ||
  /^(src|contract|server|scripts)\/.+\.test\.tsx?$/.test(file) ||
  /^tests\/(api|model|content|architecture|specification)\/.+\.test\.tsx?$/.test(file)

const read = new Map<string, WrittenTest[]>()
const testsIn = (file: string): WrittenTest[] => {
  const known = read.get(file) ?? readTests(file, readFileSync(file, 'utf8'))
  read.set(file, known)
  return known
}

test('the map speaks of every section that holds rules', () => {
  expect([...new Set(sections)]).toEqual([2, 3, 4, 5, 6, 7, 8, 9])
  expect(built.length).toBeGreaterThan(90)
  expect(rows.length - built.length).toBe(1)
})

describe('a row leads to its place and to tests that run', () => {
  test.each(built)('$row', ({ place, shown }) => {
    expect(existsSync(/^`(.+)`$/.exec(place)?.[1] ?? ''), place).toBe(true)
    for (const proof of shown.split(' <br> ')) {
      const [, file = '', title = ''] = /^`([^`]+)` › (.+)$/.exec(proof) ?? []
      expect([file, isRun(file)], proof).toEqual([file, true])
      const named = testsIn(file).filter((each) => title !== '' && each.title.includes(title))
      expect([named.length > 0, named.filter(({ skipped }) => skipped !== null)], proof).toEqual([true, []])
    }
    expect(
      shown.split(' <br> ').some((proof) => !proof.includes('@whole')),
      'a test for every browser',
    ).toBe(true)
  })
})

test('what stays in place after a sign-in is listed with its reason, neither more nor less', () => {
  const listed = [...decisions.matchAll(/^\| (?!Stays|---|every )(.+?) \| (.+) \|$/gm)].flatMap(([, names = '', reason = '']) =>
    names.split(', ').map((name) => [name, reason]),
  )
  expect(Object.fromEntries(listed)).toEqual(asksToReturn)
})

describe('the reader of tests', () => {
  test.each([
    ["test('a', () => {})", [{ title: 'a', skipped: null }]],
    ["test.skip('a', () => {})", [{ title: 'a', skipped: 'skip' }]],
    ["it.each([1])('a %s', () => {})", [{ title: 'a %s', skipped: null }]],
    ["it.skipIf(true)('a', () => {})", [{ title: 'a', skipped: 'skipIf' }]],
    [
      "describe.skip('b', () => { test('a', () => {}) })",
      [
        { title: 'b', skipped: 'skip' },
        { title: 'a', skipped: 'skip' },
      ],
    ],
    [
      "test.describe.fixme('b', () => { test('a', () => {}) })",
      [
        { title: 'b', skipped: 'fixme' },
        { title: 'a', skipped: 'fixme' },
      ],
    ],
    ["describe('empty', () => {})", []],
    ["test('a', () => { test.skip(true, 'why') })", [{ title: 'a', skipped: 'skip' }]],
    ['for (const x of [1]) test(`a ${x}`, () => {})', [{ title: 'a ${x}', skipped: null }]],
    ["// test('a', () => {})", []],
  ])('%s', (text, found) => {
    expect(readTests('a.test.ts', text)).toEqual(found)
  })
})
