import { expect, test } from 'vitest'
import { withoutSecrets } from './without-secrets.ts'

const bearer = 'bsSztry2U7jzOjbmXMdFtXHuFwd335r99vYa-XLQX7c'

test.each([
  ['Пишіть на olia.koval@example.com, будь ласка', 'Пишіть на masked@example.com, будь ласка'],
  ['Мій номер +380 67 123-45-67', 'Мій номер +380000000000'],
  ['067 123 45 67 після шостої', '+380000000000 після шостої'],
  [`Authorization: Bearer ${bearer}`, 'Authorization: Bearer masked'],
  [`"${bearer}"`, '"masked"'],
  ['/auth/callback?code=abc-1&x=2', '/auth/callback?code=masked&x=2'],
  ['eyJhbGciOi.eyJzdWIiOjF9.c2ln', 'masked'],
])('%j is kept as %j', (text, kept) => expect(withoutSecrets(text)).toBe(kept))

test.each([
  '01934567-8912-7abc-8def-012345678901',
  '2026-11-20T09:00:00.000Z',
  'm-0,125 = 0,000125',
  '/subjects/math/survey/nmt-15a2a4b2-cf92-42a1-a667-72f291cfd989',
  'наскрізна-нумерація-завдань-варіанта-за-тим-самим-порядком',
])('%j is nobody’s and stays', (text) => expect(withoutSecrets(text)).toBe(text))

test.each(['eyJ-', 'a', 'a.', '0 00 ', '000 ', '+1 2 ', 'aA1-', 'token=', '=a', '=%', '@a', 'a@a.'])(
  'two hundred thousand times %j is looked through at once',
  (part) => {
    const begun = performance.now()
    withoutSecrets(part.repeat(200_000))
    expect(performance.now() - begun).toBeLessThan(4000)
  },
)
