import { expect, test } from 'vitest'
import { impersonal } from './client-error.ts'

test('names, addresses, numbers and words of the person are left out of a message', () => {
  const kept = {
    "Cannot read properties of undefined (reading 'map')": 'Cannot read properties of undefined (reading …)',
    'Unexpected token \'О\', "Оля Коваль" is not valid JSON': 'Unexpected token … is not valid JSON',
    'no user olia@example.com at https://site.test/profile?token=abc': 'no user … at …',
    'token q1w2e3r4t5y6u7i8o9p0a1s2 expired after 3600 s': 'token … expired after # s',
    'Не знайдено Олю': '… … …',
  }
  expect(Object.keys(kept).map(impersonal)).toEqual(Object.values(kept))
})

test('no more than 200 characters are kept', () => {
  expect(impersonal('a b '.repeat(100))).toHaveLength(200)
})
