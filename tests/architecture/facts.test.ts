import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** A listener at an actor that lives as long as the page. */
const listener = /\b(?:session|authModal|modal)\s*\.on\(/

test('facts of the session and of the sign-in dialog are heard in the wiring alone', () => {
  const shipped = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file))
  const hearers = shipped.filter((file) => listener.test(readFileSync(file, 'utf8')))
  expect(hearers.map((file) => file.replaceAll('\\', '/'))).toEqual(['src/app/wiring/wiring.ts'])
})
