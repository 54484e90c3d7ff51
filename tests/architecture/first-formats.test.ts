import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = globSync('{src,domain,contract}/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))
const found = (pattern: RegExp) =>
  files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(pattern)].map(([words]) => `${file}: ${words.trim()}`))

/** The first `Intl` of a page costs a slow phone a tenth of a second; what a module makes as it loads, every page pays that loads it. */
test('nothing of Intl is made before something is formatted or sorted', () => {
  expect(found(/^(?:export )?const \w+[^\n=]*= new Intl\.[^\n]*/gm)).toEqual([])
})

/** `localeCompare` makes a collator of the whole language; moments are compared as numbers, names by `naturalOrder`. */
test('pages sort without localeCompare', () => {
  expect(found(/[^\n]*\.localeCompare\([^\n]*/g)).toEqual([])
})
