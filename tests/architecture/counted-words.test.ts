import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const nouns = [
  'завдан(?:ь|ня)|запитан(?:ь|ня)|урок(?:ів|и|у)?|карт(?:ок|ки|ка)|колод[аи]?|бал(?:ів|и|а)?|місц[ья]|місць|варіант(?:ів|и|а)?',
  'хвилин[иа]?|годин[иа]?|день|дн(?:ів|і)|тижн(?:ів|і)|тем[аи]?|раз(?:ів|и)?|учн(?:ів|і)|рядк(?:ів|и|а)|модул(?:ів|і|ь)',
  'відповід(?:ей|і|ь)|конспект(?:ів|и)?|повторен(?:ь|ня)|помил(?:ок|ки|ка)',
].join('|')

/** A value in the text with a noun written out after it. `countOf` and `pluralOf` give the noun the form that the number asks for. */
const counted = new RegExp(`\\{[^{}]+\\} (?:${nouns})(?![а-яіїєґ’])`, 'g')

/** The number is a constant, a fraction, or a name; one form is right. */
const fixed = [
  '{seats.most} місць',
  '{fitting.length} рядків',
  '{numerals[question.choose] ?? question.choose} відповіді',
  '{oneDigit(gain.scaled)} бала',
  '{days} днів',
  '{weeks} тижнів',
  '{classSize} учнів',
  '{percent(share)} балів',
]

const found = (text: string): string[] => text.match(counted) ?? []

test('a noun of fixed form beside a number is seen, one that agrees is not', () => {
  expect(found('<li>{tasks.length} завдань</li>')).toEqual(['{tasks.length} завдань'])
  expect(found("`тест на ${count} уроків`, `${countOf(count, 'lesson')} поспіль`")).toEqual(['{count} уроків'])
})

test('every noun beside a number agrees with it', () => {
  const files = globSync('{src,server,contract}/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))
  const words = files.flatMap((file) => found(readFileSync(file, 'utf8')).map((text) => ({ file, text })))
  expect(words.filter(({ text }) => !fixed.includes(text))).toEqual([])
  expect(
    fixed.filter((text) => !words.some((each) => each.text === text)),
    'no longer written',
  ).toEqual([])
})
