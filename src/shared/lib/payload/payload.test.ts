import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerInPayload, expectPayloads } from './payload'

const asked: string[] = []
let answer: () => Response = () => new Response(null, { status: 404 })

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('location', { pathname: '/', search: '' })
  vi.stubGlobal('fetch', async (address: string) => (asked.push(address), answer()))
  answer = () => Response.json({ path: '/subjects/math', answers: { 'v3/subjects/math': 1, 'v3/subjects/math/theory': 2 } })
  expectPayloads((path) => path.startsWith('/subjects') || path === '/', null)
})
afterEach(() => {
  expectPayloads(() => false, null)
  vi.unstubAllGlobals()
})

const math = (call: string) => answerInPayload(call, '/subjects/math')

test('the answers of a page come in one request', async () => {
  expect(await Promise.all([math('v3/subjects/math'), math('v3/subjects/math/theory')])).toEqual([1, 2])
  expect(asked).toEqual(['/subjects/math/_payload.json'])
})

test('an answer that was given before is asked for anew, as is another page', async () => {
  await math('v3/subjects/math')
  await math('v3/subjects/math')
  await answerInPayload('v3/subjects', '/')
  expect(asked).toEqual(['/subjects/math/_payload.json', '/subjects/math/_payload.json', '/_payload.json'])
})

test('what a page does not bring, and what has no payload, is left to the API', async () => {
  expect(await math('v3/surveys')).toBeUndefined()
  expect(await answerInPayload('v3/user/readiness', '/dashboard')).toBeUndefined()
  expect(asked).toEqual(['/subjects/math/_payload.json'])
})

test.each([
  ['is not there', () => new Response(null, { status: 404 })],
  ['is a page', () => new Response('<!doctype html>')],
  ['is something else', () => Response.json([1])],
  [
    'does not come',
    () => {
      throw new TypeError('Failed to fetch')
    },
  ],
])('a payload that %s is none', async (_, given) => {
  answer = given
  expect(await math('v3/subjects/math')).toBeUndefined()
})

test('the page that came with its answers has them', async () => {
  expectPayloads(() => true, '/subjects/math')
  expect(await math('v3/subjects/math')).toBeUndefined()
  expect(asked).toEqual([])
  await answerInPayload('v3/subjects', '/subjects')
  await math('v3/subjects/math')
  expect(asked).toEqual(['/subjects/_payload.json', '/subjects/math/_payload.json'])
})
