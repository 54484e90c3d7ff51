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

  test('without words of the server, and with an answer that makes no sense, in the fixed ones', async () => {
    answers = [new Response('<h1>', { status: 502 }), new Response('<!doctype html>')]
    const client = api()
    for (const _ of answers.slice()) await quietly(client.get('v3/products', once).json())
    expect(said).toEqual(['An error occurred', 'An unexpected error occurred'])
  })

  test('what was pressed and reached nobody is told each time; where the device has no network, in these words', async () => {
    answers = [null, null]
    const client = api()
    for (const _ of answers.slice()) await quietly(client.post('v3/user', once))
    vi.stubGlobal('navigator', { onLine: false })
    await quietly(client.post('v3/user', once))
    vi.unstubAllGlobals()
    expect(said).toEqual(['An unexpected error occurred', 'An unexpected error occurred', 'Немає мережі'])
  })

  test('a first visit that reaches nobody hears that the server is away, once; without a network the page says it', async () => {
    answers = [null, null]
    const client = api()
    for (const _ of answers.slice()) await quietly(client.post('v3/auth/anonymous', once))
    expect(said).toEqual(['Сервер не відповідає'])
    vi.stubGlobal('navigator', { onLine: false })
    await quietly(api().post('v3/auth/anonymous', once))
    vi.unstubAllGlobals()
    expect(said).toHaveLength(1)
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

  test.each([
    ['post', ['v3/reviews', 'v3/user/facts', 'v3/flashcards/own', 'v3/flashcards/media', 'v3/surveys/begun']],
    ['get', ['v3/products', 'v3/groups', 'v3/user/facts', 'v3/user']],
  ] as const)('%s that reaches nobody is no error: the page says what it lacks and what waits', async (verb, paths) => {
    const client = api()
    for (const path of paths) await quietly(client[verb](path, once))
    vi.stubGlobal('navigator', { onLine: false })
    for (const path of paths) await quietly(client[verb](path, once))
    vi.unstubAllGlobals()
    expect(said).toEqual([])
  })

  test('facts that the server turns away are said once, and again in the next outage', async () => {
    answers = [refusal(503, 'Не зараз'), refusal(503, 'Не зараз'), Response.json({}), refusal(503, 'Не зараз')]
    const client = api()
    for (const _ of answers.slice()) await quietly(client.post('v3/user/facts', once))
    expect(said).toEqual(['Не зараз', 'Не зараз'])
  })
})

describe('a call that is never said', () => {
  test.each([
    { status: 401, verb: 'post', paths: ['login', 'register', 'auth/google', 'auth/apple', 'auth/refresh'] },
    { status: 500, verb: 'post', paths: ['client-errors', 'user/consent'] },
    {
      status: 404,
      verb: 'post',
      paths: ['reminders', 'flashcards/shared-decks', 'worksheet-offers', 'worksheet-tasks', 'groups/1/assignments/2/variants'],
    },
    {
      status: 503,
      verb: 'post',
      paths: [
        'reminders',
        'user/reminders',
        'user/calendar',
        'flashcards/shares',
        'flashcards/shares/stop',
        'flashcards/shared-decks/report',
      ],
    },
    { status: 404, verb: 'get', paths: ['subjects/nope', 'worksheets/nope', 'groups/nope'] },
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
