import fc from 'fast-check'
import { expect, test } from 'vitest'
import { masked, maskedCopy } from '../inspector/model/mask.ts'
import { createMask } from '../recorder/mask.ts'
import { hideSecrets, isSecretName, isSecretPart } from './secrets.ts'

const secretNames = [
  'password',
  'token',
  'refreshToken',
  'authorization',
  'Cookie',
  'set-cookie',
  'phone',
  'email',
  'pin',
  'otp',
  'api_key',
  'fullName',
]
const cased = (name: string) =>
  fc.constantFrom(
    name,
    name.toUpperCase(),
    name.replaceAll(/[A-Z]/g, (sign) => `_${sign.toLowerCase()}`),
    name.replaceAll(/[A-Z]/g, (sign) => `-${sign}`),
  )
const plainName = fc.constantFrom('paper', 'question', 'count', 'state', 'fileName', 'statusCode', 'title', 'tokenCount')
const secret = fc.stringMatching(/^[a-z]{3}-[A-Z]{6}[0-9]{5}[a-z]{3}$/)
const plain = fc.oneof(
  fc.stringMatching(/^[a-zа-я]{1,12}$/),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.date({ noInvalidDate: true }),
)

type Made = { value: unknown; secrets: string[] }
const leaf: fc.Arbitrary<Made> = fc.oneof(
  plain.map((value) => ({ value, secrets: [] })),
  fc.tuple(fc.constantFrom(...secretNames).chain(cased), secret).map(([name, word]) => ({ value: { [name]: word }, secrets: [word] })),
  secret.map((word) => ({ value: `https://example.org/?page=2&token=${word}#top`, secrets: [word] })),
  secret.map((word) => ({ value: `Bearer ${word}`, secrets: [word] })),
)
const { context } = fc.letrec<{ context: Made }>((tie) => ({
  context: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc
      .array(tie('context'), { maxLength: 3 })
      .map((all) => ({ value: all.map(({ value }) => value), secrets: all.flatMap(({ secrets }) => secrets) })),
    fc.array(fc.tuple(plainName, tie('context')), { maxLength: 3 }).map((all) => ({
      value: Object.fromEntries(all.map(([name, { value }]) => [name, value])),
      secrets: all.flatMap(([, { secrets }]) => secrets),
    })),
    fc.array(fc.tuple(plainName, tie('context')), { maxLength: 3 }).map((all) => ({
      value: new Map(all.map(([name, { value }]) => [name, value])),
      secrets: all.flatMap(([, { secrets }]) => secrets),
    })),
  ),
}))

test('no secret of any made-up context is shown, recorded or sent, wherever it stands and however its name is written', () => {
  fc.assert(
    fc.property(context, ({ value, secrets }) => {
      const told = [masked(value), createMask().json(value)]
      expect(secrets.filter((word) => told.some((text) => text.includes(word)))).toEqual([])
    }),
  )
})

test('a context without secrets is shown as it is', () => {
  const quiet = fc.letrec((tie) => ({
    part: fc.oneof({ maxDepth: 4 }, plain, fc.array(tie('part'), { maxLength: 3 }), fc.dictionary(plainName, tie('part'), { maxKeys: 4 })),
  }))
  fc.assert(
    fc.property(quiet.part, (value) => {
      expect(maskedCopy(value)).toEqual(value)
    }),
  )
})

test.each([
  ['phoneNumber', true],
  ['X-Api-Key', true],
  ['first_name', true],
  ['FIRSTNAME', true],
  ['pin', true],
  ['password2', true],
  ['email1', true],
  ['csrf', true],
  ['secretKey', true],
  ['mapping', false],
  ['spinning', false],
  ['eventName', false],
  ['tokenCount', false],
])('the name %s is secret: %s', (name, is) => expect(isSecretName(name)).toBe(is))

test.each([
  ['code', 'A3CD4E', true],
  ['joinCode', '482913', true],
  ['code', 482_913, true],
  ['code2', 'A3CD', true],
  ['recoveryCodes', ['A3CD4E', 'B4DE5F'], true],
  ['codes', ['right', 'wrong'], false],
  ['code', 'abc', false],
  ['statusCode', 1404, false],
  ['countryCode', 'UKRA', false],
])('%s: %s is secret: %s', (name, value, is) => expect(isSecretPart(name, value)).toBe(is))

test('what is secret by its shape is hidden in the middle of a text, and nothing beside it', () => {
  const hidden = (text: string) => hideSecrets(text, () => '·')
  expect(hidden('olena.koval@example.com or 067 123 45 67, page=2&code=83hf&q=ключ')).toBe('· or ·, page=2&code=·&q=·')
  expect(hidden('paid by 4111 1111 1111 1111 at wizard.forgotPassword.requestNewPassword')).toBe(
    'paid by · at wizard.forgotPassword.requestNewPassword',
  )
  expect(hidden('a-long-name-of-a-page-that-nobody-has-made-up-by-chance')).toBe('a-long-name-of-a-page-that-nobody-has-made-up-by-chance')
})

test.each([
  ['a line of a request', 'GET / HTTP/1.1\nCookie: sid=abc; theme=dark\nAccept: */*', 'GET / HTTP/1.1\nCookie: ·\nAccept: */*'],
  ['another', 'authorization: Digest nonce', 'authorization: ·'],
  ['a key of a request', "curl -H 'X-Api-Key: abc' https://example.org", "curl -H 'X-Api-Key: ·' https://example.org"],
  ['JSON in a text', 'sent {"password": "hun\\"ter2", "pin":4821, "page":4821}', 'sent {"password": "·", "pin":"·", "page":4821}'],
  ['JSON in JSON', String.raw`{"body":"{\"token\":\"abc\",\"page\":\"2\"}"}`, String.raw`{"body":"{\"token\":\"·\",\"page\":\"2\"}"}`],
  ['a token of two parts', 'by eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0', 'by ·'],
  ['a key with the mark of its giver', 'sk_live_51H8abcDEFghiJKLmn or AKIAIOSFODNN7EXAMPLE', '· or ·'],
  [
    'what only sounds so',
    'Unexpected token: }, cookie banner: shown, "title":"token"',
    'Unexpected token: }, cookie banner: shown, "title":"token"',
  ],
])('%s is hidden in the middle of a text', (_, text, wanted) => expect(hideSecrets(text, () => '·')).toBe(wanted))

test.each([
  ['spaces after a bearer', `bearer${' '.repeat(100_000)}`],
  ['bearers', 'bearer '.repeat(15_000)],
  ['spaces after a number', `+1${' '.repeat(100_000)}`],
  ['many numbers', '+1 '.repeat(30_000)],
  ['letters', 'a'.repeat(100_000)],
  ['quotes', '"a":'.repeat(25_000)],
  ['open quotes', '"token":"'.repeat(10_000)],
  ['slashes', `"token":"${'\\'.repeat(100_000)}`],
  ['digits', '1 '.repeat(50_000)],
  ['mail', `${'a.'.repeat(50_000)}@`],
])('a long text of %s is looked through at once', (_, text) => {
  const start = performance.now()
  hideSecrets(text, () => '·')
  expect(performance.now() - start).toBeLessThan(2000)
})
