import { expect, test } from 'vitest'
import { createLocalStore, type LocalStore } from '@/shared/lib/local-store'
import { isBearerKey, readTokens, storePremiumStatus, storeTokens } from './token-store'
import { noTokens } from './tokens'

/** A store that notes what is written to it, in order. */
function notingStore() {
  const inner = createLocalStore(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const written: string[] = []
  const store: LocalStore = {
    ...inner,
    write: (key, text) => (written.push(key), inner.write(key, text)),
    remove: (key) => (written.push(`-${key}`), inner.remove(key)),
  }
  return { store, written }
}
const session = { token: 't1', refreshToken: 'r1', refreshAt: 1_800_000_000_000, anonymousToken: null }

test('tokens are read as they were stored, and an empty browser holds none', () => {
  const { store } = notingStore()
  expect(readTokens(store)).toEqual(noTokens)
  storeTokens(store, session)
  expect(readTokens(store)).toEqual(session)
})

test('all that belongs to a token stands before it, and the guest’s goes last: other tabs look at the token alone', () => {
  const { store, written } = notingStore()
  storeTokens(store, { ...noTokens, anonymousToken: 'g1' })
  written.length = 0
  storeTokens(store, session)
  expect(written).toEqual(['refresh_token', 'token_refresh_at', 'token', '-anonymous_token'])
})

test('tokens that stand there already wake no other tab', () => {
  const { store, written } = notingStore()
  storeTokens(store, session)
  written.length = 0
  storeTokens(store, session)
  expect(written.filter((key) => !key.startsWith('-'))).toEqual([])
})

test('the premium status goes with the session', () => {
  const { store } = notingStore()
  storeTokens(store, session)
  storePremiumStatus(store, 'active')
  storeTokens(store, { ...session, token: 't2' })
  expect(store.read('premiumStatus')).toBe('active')
  storeTokens(store, { ...noTokens, anonymousToken: 'g1' })
  expect(store.read('premiumStatus')).toBeNull()
})

test('a torn time of refresh counts as none', () => {
  const { store } = notingStore()
  storeTokens(store, session)
  store.write('token_refresh_at', 'soon')
  expect(readTokens(store).refreshAt).toBeNull()
})

test.each([
  ['token', true],
  ['anonymous_token', true],
  [null, true],
  ['refresh_token', false],
  ['theme', false],
])('a change of %j by another tab may change the bearer: %s', (key, may) => {
  expect(isBearerKey(key)).toBe(may)
})

test.each(['при́вид', 'two\nlines', ' ', ''])('a token that the storage has spoilt (%j) is none', (spoilt) => {
  const { store } = notingStore()
  store.write('token', spoilt)
  store.write('anonymous_token', spoilt)
  expect(readTokens(store)).toMatchObject({ token: null, anonymousToken: null })
})
