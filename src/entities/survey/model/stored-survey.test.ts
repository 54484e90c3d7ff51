import fc from 'fast-check'
import { expect, test } from 'vitest'
import { examSurvey, trainingSurvey } from '#samples/surveys'
import { storable, readStored } from './stored-survey'

test.each([examSurvey, trainingSurvey])('a survey is read as it was kept, without its facts', (survey) => {
  expect(readStored(structuredClone(storable(survey)))).toEqual({ ...survey, events: [] })
})

test('a copy of an earlier release is not read', () => {
  expect([readStored(examSurvey), readStored({ ...storable(examSurvey), version: 1 }), readStored(undefined)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

/** The same JSON with one value somewhere inside replaced or taken away. */
function mutated(value: unknown, path: readonly number[], put: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined || typeof value !== 'object' || value === null) return put
  const entries = Object.entries(value)
  const chosen = entries[step % Math.max(1, entries.length)]
  if (!chosen) return put
  const changed = entries.map(([key, inner]) => [key, key === chosen[0] ? mutated(inner, rest, put) : inner] as const)
  return Array.isArray(value) ? changed.map(([, inner]) => inner) : Object.fromEntries(changed)
}

test('of 200 torn copies each is either a whole survey or none, never an error', () => {
  const put = fc.constantFrom<unknown>(undefined, null, '', 'x', -1, Number.NaN, [], {}, [null], { id: 'q1' })
  fc.assert(
    fc.property(fc.array(fc.nat(20), { minLength: 1, maxLength: 7 }), put, (path, replacement) => {
      const read = readStored(mutated(storable(examSurvey), path, replacement))
      const isWhole = read?.questions.every(({ id, form }) => id !== '' && form !== undefined) ?? true
      return isWhole && (read === undefined || read.questions.length > 0)
    }),
    { numRuns: 200 },
  )
})
