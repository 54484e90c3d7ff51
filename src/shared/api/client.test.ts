import { isNetworkError } from 'ky'
import { describe, expect, test, vi } from 'vitest'
import { userAnswerSchema } from '#contract/user'
import { createApi, type SessionPort } from './client'
import { credentialCheck, withoutSession } from './marks'
import { CutOffError, problemOf } from './problem'

const usual = { id: 'd1', model: 'Chrome', platform: 'Android', platformVersion: '10' }
let told = usual
const device = async () => told

function setUp(answer: (request: Request) => Response, port: Partial<SessionPort> = {}) {
  const requests: Request[] = []
  const onRefused = vi.fn<SessionPort['onRefused']>()
  const client = createApi({
    baseUrl: 'http://api.test/api',
    session: { bearer: async () => 't1', onRefused, ...port },
    device,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      requests.push(request)
      return answer(request)
    },
  })
  return { client, requests, onRefused }
}

describe('the API client', () => {
  test('every request carries the seven headers', async () => {
    const { client, requests } = setUp(() => Response.json({}))
    await client.post('v3/user', { json: { name: 'Оля' } })
    expect(requests[0]?.url).toBe('http://api.test/api/v3/user')
    expect(Object.fromEntries(requests[0]?.headers ?? [])).toMatchObject({
      'content-type': 'application/json',
      'x-app-version': '1.0.0',
      'x-device-id': 'd1',
      'x-device-model': 'Chrome',
      'x-device-platform': 'Android',
      'x-device-platform-version': '10',
      authorization: 'Bearer t1',
    })
  })

  test('a device that names itself in signs which no header carries is a browser without a name', async () => {
    told = { ...usual, model: 'Браузер', platform: 'Лінукс\n', platformVersion: '' }
    const { client, requests } = setUp(() => Response.json({}))
    await client.get('v3/user')
    told = usual
    const named = ['x-device-model', 'x-device-platform', 'x-device-platform-version'].map((name) => requests[0]?.headers.get(name))
    expect(named).toEqual(['Web', 'Unknown', 'Unknown'])
  })

  test('a call whose bearer may not be sent fails as without a network, and nothing goes out', async () => {
    const { client, requests } = setUp(() => Response.json({}), { bearer: () => Promise.reject(new CutOffError('overdue')) })
    const error: unknown = await client.get('v3/user').catch((thrown: unknown) => thrown)
    expect([isNetworkError(error), problemOf(error), requests]).toEqual([true, { status: null, detail: 'Немає мережі' }, []])
  })

  test('a second try carries the bearer of its own time', async () => {
    const bearer = vi.fn<SessionPort['bearer']>().mockResolvedValueOnce('t1').mockResolvedValue('t2')
    let answers = 0
    const { client, requests } = setUp(() => new Response('{}', { status: (answers += 1) === 1 ? 503 : 200 }), { bearer })
    await client.get('v3/user')
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer t1', 'Bearer t2'])
  })

  test('a call that makes a session carries no bearer', async () => {
    const { client, requests } = setUp(() => Response.json({}))
    await client.post('v3/auth/anonymous', { context: withoutSession })
    expect(requests[0]?.headers.has('authorization')).toBe(false)
  })

  test.each([
    ['get', 'v3/user'],
    ['get', 'v3/user/v2-statistic'],
    ['post', 'v3/user'],
    ['delete', 'v3/user'],
    ['post', 'v3/user/avatar'],
    ['post', 'v3/subscriptions/web/cancel'],
    ['post', 'v3/user/logout'],
    ['get', 'v3/surveys'],
  ] as const)('a 401 to %s %s names the bearer it was given to and reaches the caller', async (verb, path) => {
    const { client, onRefused } = setUp(() => Response.json({ errorMessage: 'Увійди ще раз' }, { status: 401 }))
    const error = await client[verb](path)
      .json()
      .catch((reason: unknown) => reason)
    expect(problemOf(error)).toEqual({ status: 401, detail: 'Увійди ще раз' })
    expect(onRefused.mock.calls).toEqual([['t1']])
  })

  test('wrong credentials do not end the session that asked', async () => {
    const { client, onRefused } = setUp(() => new Response(null, { status: 401 }))
    await client.post('v3/login', { context: credentialCheck }).catch(() => undefined)
    expect(onRefused).not.toHaveBeenCalled()
  })

  test('a POST is never sent twice', async () => {
    const { client, requests } = setUp(() => new Response(null, { status: 503 }))
    await client.post('v3/user').catch(() => undefined)
    expect(requests).toHaveLength(1)
  })

  test('an answer that breaks the contract is an unexpected error', async () => {
    const { client } = setUp(() => Response.json({ data: {} }))
    const error = await client
      .get('v3/user')
      .json(userAnswerSchema)
      .catch((reason: unknown) => reason)
    expect(problemOf(error)).toEqual({ status: null, detail: 'An unexpected error occurred' })
  })

  test('an error body without a message says An error occurred', async () => {
    const { client } = setUp(() => new Response('<html>', { status: 404 }))
    const error = await client
      .get('v3/user')
      .json()
      .catch((reason: unknown) => reason)
    expect(problemOf(error)).toEqual({ status: 404, detail: 'An error occurred' })
  })

  test('the bearer never leaves for another origin', async () => {
    const { client, requests } = setUp(() => Response.json({}))
    await client.get('//evil.test/x').catch(() => undefined)
    await client.get('https://evil.test/x').catch(() => undefined)
    expect(requests.filter((request) => new URL(request.url).origin !== 'http://api.test')).toEqual([])
  })
})
