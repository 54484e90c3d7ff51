import * as v from 'valibot'
import { expect, test } from 'vitest'
import { credentialsSchema, passwordChangeSchema, registrationSchema } from './auth.ts'

const refusalOf = (password: string) => {
  const read = v.safeParse(registrationSchema, { name: 'Оля', email: 'olia@example.com', password })
  return read.success ? null : read.issues[0].message
}

test.each([
  ['🙂🙂🙂🙂', 'Пароль повинен містити 8 символів'],
  ['        ', 'Пароль не може бути з самих пробілів'],
  ['\u00a0\u2003\u3000\u00a0\u2003\u3000\u00a0\u2003', 'Пароль не може бути з самих пробілів'],
  ['коротки', 'Пароль повинен містити 8 символів'],
  ['я'.repeat(257), 'Пароль задовгий'],
  ['🙂🌻🐈🎈🍉🚲🎻🧭', null],
  ['🙂'.repeat(256), null],
  ['%$#@!&*()', null],
])('of %j is said: %j', (password, words) => {
  expect(refusalOf(password)).toBe(words)
  expect(v.safeParse(passwordChangeSchema, { password }).success).toBe(words === null)
})

test('a password of before that has become too short still opens its account', () => {
  expect(v.safeParse(credentialsSchema, { email: 'olia@example.com', password: '🙂🙂🙂🙂' }).success).toBe(true)
})
