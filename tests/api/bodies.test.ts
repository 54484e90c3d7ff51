import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHarness, type Harness } from './setup/harness.ts'

let api: Harness
let token: string
let survey: string
beforeAll(async () => {
  api = await openHarness()
  token = await api.guest()
  survey = (await api.survey(token)).id
})
afterAll(() => api.close())

const password = 'довгий пароль'
const json = { 'content-type': 'application/json' }

describe('a form body', () => {
  it.each([
    ['JSON', (email: string) => JSON.stringify({ email, password }), json],
    [
      'JSON called urlencoded',
      (email: string) => JSON.stringify({ email, password }),
      { 'content-type': 'application/x-www-form-urlencoded' },
    ],
    ['urlencoded', (email: string) => new URLSearchParams({ email, password }), {}],
    ['urlencoded called JSON', (email: string) => new URLSearchParams({ email, password }).toString(), json],
    ['multipart', (email: string) => form({ email, password }), {}],
    ['multipart called JSON', (email: string) => form({ email, password }), json],
  ])('is read as %s', async (_, encode, headers) => {
    const { email } = await api.account()
    expect((await api.call('POST /v3/login', { body: encode(email), headers })).status).toBe(200)
  })
})

function form(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

const login = (body: unknown, headers: Record<string, string> = json) => api.call('POST /v3/login', { body, headers })
const events = (body: unknown) => api.call(`POST /v3/surveys/${survey}/events`, { token, body, headers: json })
const secret = 'S3cret-value-nobody-should-see'

describe('a bad body', () => {
  it.each([
    ['cut-off JSON', '{"email":', 400],
    ['plain words', `просто слова ${secret}`, 400],
    ['a number', '17', 400],
    ['half of a multipart', `--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n${secret}`, 400],
    ['a list', `["${secret}"]`, 422],
    ['nothing', '', 422],
    ['an empty object', '{}', 422],
    ['wrong types', `{"email":{"a":"${secret}"},"password":[]}`, 422],
    ['nulls', '{"email":null,"password":null}', 422],
    ['a NUL character', `{"email":"${secret}\\u0000","password":"${secret}\\u0000"}`, 422],
    ['half a surrogate', `{"email":"a@example.com","password":"${secret}\\ud800"}`, 422],
    ['brackets 30 000 deep', `{"email":${'['.repeat(30_000)}${']'.repeat(30_000)}}`, 422],
    ['objects 8 000 deep', `{"email":${'{"a":'.repeat(8000)}1${'}'.repeat(8000)}}`, 422],
    ['a million letters', `{"email":"${'a'.repeat(1_000_000)}"}`, 413],
    ['a prototype', `{"__proto__":{"email":"a@example.com","password":"${secret}"}}`, 422],
  ])('of %s is refused without being repeated', async (_, body, status) => {
    const reply = await login(body)
    expect([reply.status, Object.keys(reply.body)]).toEqual([status, ['errorMessage']])
    expect(reply.body.errorMessage).toMatch(/^[А-ЯҐЄІЇ][^{}<>]+$/)
    expect(reply.text).not.toContain(secret)
  })

  it('too large and of unknown length is cut off while it arrives', async () => {
    let pulled = 0
    const endless = new ReadableStream({ pull: (sink) => sink.enqueue(new Uint8Array(16_384).fill(97 + (pulled++ % 2))) })
    const answer = await api.fetch('/api/v3/login', { method: 'POST', body: endless, duplex: 'half' } as RequestInit)
    expect(answer.status).toBe(413)
    expect(pulled).toBeLessThan(20)
  })

  it('may be larger for facts, up to 256 KB', async () => {
    expect((await events({ events: [], filler: 'x'.repeat(200_000) })).status).toBe(422)
    expect((await events({ events: [], filler: 'x'.repeat(300_000) })).status).toBe(413)
  })

  it.each([
    ['no list', { events: 'all' }],
    ['an empty list', { events: [] }],
    ['too many facts', { events: Array.from({ length: 201 }, () => fact({})) }],
    ['an unknown kind', { events: [fact({ kind: 'cheat' })] }],
    ['a year that no database likes', { events: [fact({ at: '0018-01-01T00:00:00.000Z' })] }],
    ['a day that is not', { events: [fact({ at: '2026-13-45T00:00:00.000Z' })] }],
    ['an id that is no UUID', { events: [fact({ id: '1' })] }],
    ['a huge number', { events: [fact({ seq: 1e308 })] }],
    ['a map with a prototype', '{"events":[{"__proto__":{"kind":"open"}}]}'],
  ])('of facts with %s is refused', async (_, body) => {
    expect((await events(body)).status).toBe(422)
  })

  it('cannot smuggle a prototype into an answer', async () => {
    const value = JSON.parse('{"__proto__":"a","constructor":"a","1":"a"}')
    const { status } = await events({ events: [fact({ kind: 'answer', question: 'one-matching', value })] })
    const { events: stored } = (await api.call(`GET /v3/surveys/${survey}`, { token })).body.data.survey
    expect([status, stored[0]?.value]).toEqual([200, { 1: 'a' }])
    expect(({} as Record<string, unknown>)['1']).toBeUndefined()
  })
})

const fact = (change: object) => ({
  id: randomUUID(),
  client: randomUUID(),
  seq: 1,
  at: '2026-11-20T09:00:00.000Z',
  kind: 'open',
  ...change,
})

describe('an address of the API', () => {
  it('that is not there gets 404 as JSON', async () => {
    const reply = await api.call('GET /v3/nothing')
    expect([reply.status, reply.body, reply.headers.get('cache-control')]).toEqual([
      404,
      { errorMessage: 'Такої адреси в API немає' },
      'no-store',
    ])
  })

  it('called in a wrong way gets 405 as JSON with the ways that are right', async () => {
    const reply = await api.call('DELETE /v3/surveys')
    expect([reply.status, Object.keys(reply.body), reply.headers.get('allow')]).toEqual([405, ['errorMessage'], 'POST, GET, HEAD'])
  })

  it('gives errors with the same headers as everything else', async () => {
    const { headers } = await api.call('GET /v3/user')
    expect([headers.get('x-content-type-options'), headers.get('content-security-policy')?.slice(0, 18)]).toEqual([
      'nosniff',
      "default-src 'none'",
    ])
  })
})
