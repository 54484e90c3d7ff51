import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const tour = readFileSync('docs/tour.md', 'utf8')
const files = [...new Set([...tour.matchAll(/`((?:src|server|contract|tests)\/[^`]+)`/g)].map(([, file = '']) => file))]

test('the tour walks through both sides', () => {
  expect([
    files.filter((file) => file.startsWith('src/')).length > 10,
    files.filter((file) => file.startsWith('server/')).length > 5,
  ]).toEqual([true, true])
})

test.each(files)('%s is where the tour says', (file) => expect(existsSync(file)).toBe(true))
