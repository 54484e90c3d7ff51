import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The map leads to what it names: a moved file or a renamed test breaks it here. */
const map = readFileSync('docs/specification-map.md', 'utf8')
const sections = [...map.matchAll(/^## (\d)\. (.+)$/gm)].map(([, number = '']) => Number(number))
const rows = [...map.matchAll(/^\| (?!Row \||---)(.+?) \| (.*?) ?\| (.+) \|$/gm)].map(([, row = '', place = '', shown = '']) => ({
  row,
  place,
  shown,
}))
const built = rows.filter(({ shown }) => !/^(issue later|not built): \S/.test(shown))

test('the map speaks of every section that holds rules', () => {
  expect([...new Set(sections)]).toEqual([2, 3, 4, 5, 6, 7, 8, 9])
  expect(built.length).toBeGreaterThan(90)
})

test.each(built)('$row', ({ place, shown }) => {
  expect(existsSync(/^`(.+)`$/.exec(place)?.[1] ?? ''), place).toBe(true)
  for (const proof of shown.split(' <br> ')) {
    const [, file = '', title = ''] = /^`([^`]+)` › (.+)$/.exec(proof) ?? []
    expect(title, proof).not.toBe('')
    expect(readFileSync(file, 'utf8'), proof).toContain(title)
  }
})
