import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const text = readFileSync('docs/security.md', 'utf8')
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| ([123]) \| (met|n\/a|open) \| (.+) \|$/gm)].map(
  ([, id = '', level = '', state = '', words = '']) => ({
    id,
    level,
    state,
    words,
  }),
)
const filesIn = (words: string) => [...words.matchAll(/`([\w.-]+(?:\/[\w.-]+)*\.\w+)`/g)].map(([, file = '']) => file)
const count = (level: string, state?: string) =>
  rows.filter((row) => row.level === level && (state === undefined || row.state === state)).length

describe('the table of ASVS 5.0', () => {
  test('has every requirement of levels 1 and 2, and of chapter 3 all, each once', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length)
    expect([count('1'), count('2'), count('3')]).toEqual([70, 183, 12])
    expect(rows.filter(({ id, level }) => level === '3' && !id.startsWith('3.'))).toEqual([])
  })

  test('is counted as it stands', () => {
    for (const [name, level] of [
      ['level 1 (70)', '1'],
      ['level 2 (183)', '2'],
      ['level 3 of chapter 3 (12)', '3'],
    ] as const)
      expect(text).toContain(`| ${name} | ${count(level, 'met')} | ${count(level, 'n/a')} | ${count(level, 'open')} |`)
  })

  test.each(rows.filter(({ state }) => state === 'met'))('$id is met by a file and shown by a test', ({ words }) => {
    const files = filesIn(words)
    expect(files.filter((file) => !existsSync(file))).toEqual([])
    expect(files.length).toBeGreaterThanOrEqual(2)
    expect(files.at(-1)).toMatch(/\.(test|spec)\.tsx?$/)
  })

  test.each(rows.filter(({ state }) => state !== 'met'))('$id says why not', ({ words }) => {
    expect(words.length).toBeGreaterThan(6)
  })
})

describe('the table of what was found', () => {
  const found = [...text.matchAll(/^\| (\d+) \| [^|]+ \| (.+) \|$/gm)].map(([, number = '', words = '']) => ({ number, words }))

  test('has all twenty', () => {
    expect(found.map(({ number }) => Number(number))).toEqual(Array.from({ length: 20 }, (_, place) => place + 1))
  })

  test.each(found)('$number is held by tests of that name', ({ words }) => {
    const held = words.split('`').slice(1)
    const named = held.flatMap((part, place) =>
      place % 2 ? [...part.matchAll(/› “(.+?)”/g)].map(([, name = '']) => ({ file: held[place - 1] ?? '', name })) : [],
    )
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter(({ file, name }) => !existsSync(file) || !readFileSync(file, 'utf8').includes(name))).toEqual([])
  })
})

test('there is a way to report a fault, a routine for dependencies and one for secrets', () => {
  const words = readFileSync('SECURITY.md', 'utf8')
  for (const word of ['Report a fault', 'npm outdated', 'npm run sbom', 'npm run rotate-secret']) expect(words).toContain(word)
})
