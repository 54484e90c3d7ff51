import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { freePort } from '../../scripts/free-port.ts'
import type { RequestLine } from '../../server/base/observe/log.ts'
import { openHarness } from './setup/harness.ts'
import { runServer } from './setup/separate-process.ts'

const lines: RequestLine[] = []
const api = await openHarness({ heard: (line) => void lines.push(line) })
afterAll(() => api.close())

it('every request is told by its route, status, queries and kind of visitor, and by nothing of the visitor', async () => {
  const token = await api.guest()
  const { id } = await api.survey(token)
  const answer = await api.call(`GET /v3/surveys/${id}`, { token, headers: { 'x-request-id': 'from-our-proxy' } })
  expect(answer.headers.get('x-request-id')).toBe('from-our-proxy')
  expect(lines.at(-1)).toEqual({
    id: 'from-our-proxy',
    method: 'GET',
    route: '/api/v3/surveys/:id',
    status: 200,
    ms: expect.any(Number),
    queries: expect.any(Number),
    who: 'guest',
  })
  expect(JSON.stringify(lines)).not.toMatch(new RegExp(`${token}|${id}`))
})

it('an id that nobody could have given us is not taken over', async () => {
  const { headers } = await api.call('GET /v3/subjects', { headers: { 'x-request-id': 'a b' } })
  expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
})

it('numbers stand at a private port and not where visitors come, and the log is lines of JSON', async () => {
  const port = await freePort()
  const server = await runServer({ METRICS_PORT: String(port), LOG_LEVEL: 'info' })
  const token = (await server.post('/v3/auth/anonymous', {})).body.data.token as string
  await server.post('/v3/surveys', { subject: 'training', mode: 'nmt' }, token, randomUUID())
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  expect(text).toMatch(/skladu_request_seconds_count\{method="POST",route="\/api\/v3\/surveys",status="201"\} 1/)
  expect(text).toContain('skladu_waiting{kind="answers"} 0')
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds')
  expect((await fetch(`${server.address}/metrics`)).status).toBe(404)
  // Lines are written together; those that wait are written before the process ends.
  await server.stop()
  const told = server
    .out()
    .trimEnd()
    .split('\n')
    .flatMap((line) => (line.startsWith('{') ? [JSON.parse(line) as RequestLine] : []))
  expect(told.map(({ route, status }) => [route, status])).toContainEqual(['/api/v3/surveys', 201])
  expect(server.out()).not.toContain(token)
}, 60_000)
