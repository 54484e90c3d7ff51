import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Deps } from './deps.ts'
import { contractRoutes } from './routes/api.ts'
import { traitsOf, type CallTraits } from './call-traits.ts'

const megabyte = 1024 * 1024

/** What stands before the calls of the contract sees of one of them. */
async function traitsAt(method: string, path: string): Promise<CallTraits> {
  const app = new Hono().use((c) => Promise.resolve(c.json(traitsOf(c)))).route('/', contractRoutes({} as Deps))
  return (await (await app.request(`/v3${path}`, { method })).json()) as CallTraits
}

test.each([
  {
    kind: 'answers',
    method: 'POST',
    paths: ['/surveys/nmt-1/events', '/surveys/nmt-1/finish', '/surveys/begun', '/reviews', '/user/facts'],
  },
  {
    kind: 'starting',
    method: 'POST',
    paths: [
      '/surveys',
      '/auth/anonymous',
      '/auth/refresh',
      '/groups/g/assignments/a/survey',
      '/group-invitations',
      '/group-invitations/join',
    ],
  },
  { kind: 'writing', method: 'POST', paths: ['/packs', '/groups', '/flashcards/own', '/no-such-call'] },
  { kind: 'writing', method: 'DELETE', paths: ['/user', '/surveys/nmt-1'] },
  { kind: 'passwords', method: 'POST', paths: ['/login', '/register', '/reset-password', '/user/password'] },
  { kind: 'reading', method: 'GET', paths: ['/user', '/surveys', '/reviews', '/user/facts', '/subjects', '/no-such-call'] },
  {
    kind: 'statistics',
    method: 'GET',
    paths: ['/user/v2-statistic', '/user/readiness', '/user/export', '/groups/g/report', '/subjects/s/practice'],
  },
  { kind: 'statistics', method: 'POST', paths: ['/field-reports'] },
])('$method $paths waits in the line of $kind', async ({ kind, method, paths }) => {
  expect(await Promise.all(paths.map(async (path) => (await traitsAt(method, path)).kind))).toEqual(paths.map(() => kind))
})

test.each([
  ['POST', '/flashcards/import', 20 * megabyte],
  ['POST', '/flashcards/own', 3 * megabyte],
  ['POST', '/surveys/begun', 3 * megabyte],
  ['POST', '/surveys/nmt-1/events', megabyte / 4],
  ['POST', '/login', megabyte / 16],
  ['PUT', '/no-such-call', megabyte / 16],
])('%s %s takes a body of at most %i bytes', async (method, path, most) => {
  expect((await traitsAt(method, path)).largestBody).toBe(most)
})

test('an answer is kept for everybody only where no token is looked at', async () => {
  const open = [
    '/subjects',
    '/subjects/s',
    '/subjects/s/theory/t/a',
    '/search',
    '/courses/c',
    '/flashcards/decks/d',
    '/admission',
    '/pages/p',
  ]
  const own = [
    '/user',
    '/subjects/s/practice',
    '/flashcards/own',
    '/flashcards/mistakes',
    '/courses/c/lessons/1',
    '/products',
    '/no-such-call',
  ]
  expect(await Promise.all(open.map(async (path) => (await traitsAt('GET', path)).isOfContent))).toEqual(open.map(() => true))
  expect(await Promise.all(own.map(async (path) => (await traitsAt('GET', path)).isOfContent))).toEqual(own.map(() => false))
})

test('every call that brings work has the summary computed anew', async () => {
  const bringing = ['/surveys/nmt-1/events', '/surveys/nmt-1/finish', '/surveys/begun', '/user/facts', '/reviews']
  expect(await Promise.all(bringing.map(async (path) => (await traitsAt('POST', path)).bringsWork))).toEqual(bringing.map(() => true))
  expect([(await traitsAt('GET', '/reviews')).bringsWork, (await traitsAt('POST', '/surveys')).bringsWork]).toEqual([false, false])
})
