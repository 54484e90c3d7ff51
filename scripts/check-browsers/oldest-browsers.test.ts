import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rangeInEnglish, rangeWords } from './oldest-browsers.ts'

test.each([
  ['index.html', rangeWords],
  ['src/pages/error/model/fault-text.ts', rangeWords],
  ['docs/testing.md', rangeInEnglish],
])('%s names the browsers that the check is made for', (file, words) => {
  expect(readFileSync(file, 'utf8').replaceAll(/\s+/g, ' ')).toContain(words)
})
