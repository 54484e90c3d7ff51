import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readValues, writeValues } from './form-values'

const untouched = readValues('')

test('an empty address is an untouched form, and an untouched form leaves the address empty', () => {
  expect(untouched).toEqual({
    topic: [],
    form: [],
    level: [],
    only: null,
    count: null,
    feedback: 'afterEach',
    minutes: null,
    extra: 0,
    save: 'automatic',
    scope: 'subject',
    elective: null,
    paper: null,
    seed: null,
  })
  expect(writeValues(untouched)).toBe('')
})

test('what was chosen comes back from the address', () => {
  const values = {
    ...untouched,
    topic: ['math.numbers', 'math.plane.circle'],
    form: ['numeric' as const],
    only: 'wrong' as const,
    count: 20,
    extra: 50 as const,
    scope: 'day' as const,
    seed: 123456,
  }
  expect(readValues(writeValues(values))).toEqual(values)
})

test('foreign words in the address are read as not given', () => {
  expect(readValues('topic=../x&topic=math.plane&form=essay&only=all&count=1e9&minutes=-5&extra=33&save=never&scope=3&seed=x')).toEqual({
    ...untouched,
    topic: ['math.plane'],
  })
})

test('no address breaks the form', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), (query) => {
      expect(writeValues(readValues(writeValues(readValues(query))))).toBe(writeValues(readValues(query)))
    }),
  )
})
