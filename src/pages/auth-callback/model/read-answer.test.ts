import { expect, test } from 'vitest'
import { readAnswer } from './read-answer'

const pending = { state: 'f3c1a8b0-state-of-ours', returnTo: '/subjects/math' }
const read = (query: string, more: Partial<Parameters<typeof readAnswer>[0]> = {}) =>
  readAnswer({ query, hash: '', isPopup: false, pending, ...more })
const refused = (reason: string, returnTo = pending.returnTo) => ({ kind: 'refused', reason, returnTo })

test('a token with our state is to be redeemed, in the query or in the fragment', () => {
  const token = { kind: 'token', token: 'a.b.c', returnTo: '/subjects/math' }
  expect(read(`?state=${pending.state}&id_token=a.b.c`)).toEqual(token)
  expect(read('', { hash: `#id_token=a.b.c&state=${pending.state}` })).toEqual(token)
})

test('another state, no state, and a state that nobody waits for are refused', () => {
  expect(read('?state=another&id_token=a.b.c')).toEqual(refused('used'))
  expect(read('?id_token=a.b.c')).toEqual(refused('used'))
  expect(read(`?state=${pending.state}&id_token=a.b.c`, { pending: null })).toEqual(refused('used', ''))
})

test('a visitor who said no at Apple’s is told so', () => {
  expect(read(`?state=${pending.state}&error=user_cancelled_authorize`)).toEqual(refused('cancelled'))
  expect(read(`?state=${pending.state}&error=invalid_request`)).toEqual(refused('refused'))
  expect(read(`?state=${pending.state}`)).toEqual(refused('refused'))
})

test('in a popup there is only the window to close', () => {
  expect(read(`?state=${pending.state}&id_token=a.b.c`, { isPopup: true })).toEqual({ kind: 'popup' })
})
