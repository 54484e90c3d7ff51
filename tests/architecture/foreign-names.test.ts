import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const files = globSync('src/**/*.tsx').filter((file) => !file.endsWith('.test.tsx'))
const found = (pattern: RegExp) =>
  files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(pattern)].map(([words]) => `${file}: ${words.trim()}`))

/** An attribute has no language: what may be in a foreign one is named by the element that shows it, with its `lang`. */
test('no name for readers of screens is made of words that may be foreign', () => {
  expect(
    found(/aria-label=\{[^}\n]*\b(?:block|article|stimulus|card|question|option|gap)\.(?:title|text|front|back|prompt)\b[^\n]*/g),
  ).toEqual([])
  expect(found(/aria-label=\{[^\n]*plainText[^\n]*/g)).toEqual([])
})

test('titles of articles, of texts of tasks and of what is made of them are shown with the language of their words', () => {
  expect(found(/(?<![=$])\{(?:article|theory|stimulus|block|link|entry|result|work)\.title\}/g)).toEqual([])
})
