import { expect, test } from 'vitest'
import { recordingOf } from '#chart-lab/testing'
import { maskedRecording, withoutSecrets } from './second-fence.ts'

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

test('what stands inside answers, the device and events is looked through, and what opens again stays whole', async () => {
  const body = JSON.stringify({ note: 'рядок\nolia@example.com', list: [bearer], name: 'Математика' })
  const recording = recordingOf({
    page: '/subjects?token=abc',
    device: { local: { token: bearer }, session: {} },
    entries: [
      { at: 1, kind: 'press', what: 'button', name: 'Почати', nth: 0 },
      { at: 2, kind: 'event', actor: 'session', event: { type: 'session.begin', token: 'abc', email: 'olia@example.com' } },
      { at: 3, kind: 'answer', method: 'GET', path: '/api/v3/user', status: 200, body },
    ],
  })
  const made = await maskedRecording(recording)
  expect(made).toMatchObject({
    page: '/subjects?token=masked',
    seed: '0'.repeat(32),
    device: { local: { token: 'masked' } },
    entries: [
      { name: 'Почати' },
      { event: { type: 'session.begin', token: expect.stringMatching(/^masked-/) as string, email: 'masked@example.com' } },
      { body: JSON.stringify({ note: 'рядок\nmasked@example.com', list: ['masked'], name: 'Математика' }) },
    ],
  })
})

test.each(['eyJ-', 'a', 'a.', '0 00 ', '000 ', '+1 2 ', 'aA1-', 'token=', '=a', '=%', '@a', 'a@a.'])(
  'megabytes of %j are looked through at once',
  async (part) => {
    const text = part.repeat(1_000_000)
    const begun = performance.now()
    withoutSecrets(text)
    await maskedRecording(recordingOf({ page: text, entries: [{ at: 2, kind: 'event', actor: 'session', event: { type: 'x', text } }] }))
    expect(performance.now() - begun).toBeLessThan(20_000)
  },
)
