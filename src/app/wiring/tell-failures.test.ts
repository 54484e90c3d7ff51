import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createApi } from '@/shared/api/client'
import { credentialCheck, unasked } from '@/shared/api'
import { quietCalls, tellFailures } from './tell-failures'
import { testClient } from '../../../tests/fixtures/test-client'

const said: (string | undefined)[] = []
/** The next answer of the server; `null` stands for a broken connection. */
let answers: (Response | null)[] = []

beforeEach(() => {
  said.length = 0
  answers = []
})

const api = () =>
  createApi({
    ...testClient,
    watcher: tellFailures(({ detail }) => void said.push(detail)),
    fetch: async () => {
      const answer = answers.shift()
      if (!answer) throw new TypeError('Failed to fetch')
      return answer
    },
  })
const refusal = (status: number, errorMessage: string) => Response.json({ errorMessage }, { status })
const once = { retry: 0 }
const quietly = (call: Promise<unknown>) => call.catch(() => undefined)

describe('a failed call is said', () => {
  test.each([
    ['get', 'v3/user/sessions'],
    ['get', 'v3/products'],
    ['get', 'v3/groups'],
    ['get', 'v3/flashcards/decks'],
    ['get', 'v3/user/facts'],
    ['get', 'v3/surveys'],
    ['get', 'v3/user/readiness'],
    ['get', 'v3/user'],
    ['post', 'v3/user'],
    ['delete', 'v3/user'],
    ['post', 'v3/user/logout'],
  ] as const)('%s %s: in the server’s words, each time', async (verb, path) => {
    answers = [refusal(400, 'Не зараз'), refusal(400, 'Не зараз')]
    const client = api()
    await quietly(client[verb](path, once).json())
    await quietly(client[verb](path, once))
    expect(said).toEqual(['Не зараз', 'Не зараз'])
  })

  test('without words of the server, and without an answer, in the fixed ones', async () => {
    answers = [new Response('<h1>', { status: 502 }), null, new Response('<!doctype html>')]
    const client = api()
    for (const _ of answers.slice()) await quietly(client.get('v3/products', once).json())
    expect(said).toEqual(['An error occurred', 'An unexpected error occurred', 'An unexpected error occurred'])
  })

  test('a 200 that says success: false is a failure, in its words', async () => {
    answers = [Response.json({ success: false, errorMessage: 'Не вийшло' }), Response.json({ success: false })]
    const client = api()
    await expect(client.post('v3/user')).rejects.toThrow('Не вийшло')
    await expect(client.delete('v3/user')).rejects.toThrow('An error occurred')
    expect(said).toEqual(['Не вийшло', 'An error occurred'])
  })

  test('a call that its caller gave up is none', async () => {
    const giving = new AbortController()
    const call = api().get('v3/products', { ...once, signal: giving.signal })
    giving.abort()
    await quietly(call)
    expect(said).toEqual([])
  })
})

describe('a call that repeats itself', () => {
  test('is said once an outage, and again in the next one', async () => {
    answers = [refusal(400, 'Не зараз'), refusal(400, 'Не зараз'), Response.json({}), refusal(400, 'Не зараз')]
    const client = api()
    for (const _ of answers.slice()) await quietly(client.get('v3/user', { ...once, context: unasked }).json())
    expect(said).toEqual(['Не зараз', 'Не зараз'])
  })

  test('a broken connection is one outage for all of them, until anything is answered', async () => {
    answers = [null, null, Response.json({}), null]
    const client = api()
    for (const path of ['v3/reviews', 'v3/user/facts', 'v3/user/logout', 'v3/flashcards/own']) await quietly(client.post(path, once))
    expect(said).toEqual(['An unexpected error occurred', 'An unexpected error occurred'])
  })

  test('a survey begun offline is brought again and again, and said once', async () => {
    answers = [null, null]
    const client = api()
    for (const _ of answers.slice()) await quietly(client.post('v3/surveys/begun', once))
    expect(said).toEqual(['An unexpected error occurred'])
  })

  test('what is read while the browser knows of no network is said once', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const client = api()
    for (const path of ['v3/products', 'v3/groups', 'v3/products']) await quietly(client.get(path, once))
    expect(said).toEqual(['An unexpected error occurred'])
    vi.unstubAllGlobals()
  })
})

describe('a call that is never said', () => {
  test.each([
    { status: 401, verb: 'post', paths: ['login', 'register', 'auth/google', 'auth/apple', 'auth/refresh'] },
    { status: 500, verb: 'post', paths: ['client-errors', 'user/consent'] },
    { status: 404, verb: 'get', paths: ['subjects/nope'] },
    { status: 404, verb: 'delete', paths: ['user/sessions/1'] },
  ] as const)('$verb $paths with $status', async ({ status, verb, paths }) => {
    for (const path of paths) {
      answers = [refusal(status, 'Ні')]
      await quietly(api()[verb](`v3/${path}`, { ...once, context: credentialCheck }))
      expect([path, said]).toEqual([path, []])
    }
  })

  test('any other failure of the same call is', async () => {
    answers = [refusal(409, 'Зайнято'), refusal(503, 'Не зараз')]
    const client = api()
    await quietly(client.post('v3/register', once))
    await quietly(client.get('v3/subjects/math', once))
    expect(said).toEqual(['Зайнято', 'Не зараз'])
  })

  test('says why', () => {
    expect(quietCalls.filter(({ why }) => why.length < 20)).toEqual([])
  })
})
