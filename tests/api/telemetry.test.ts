import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { runServer } from './setup/separate-process.ts'

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } }
type Span = { name: string; traceId: string; spanId: string; parentSpanId?: string; attributes: Attribute[] }

/** A collector that keeps what it is sent. */
async function openCollector() {
  const bodies: { path: string; text: string }[] = []
  const server = createServer((asked, answer) => {
    let text = ''
    asked
      .on('data', (chunk) => (text += chunk))
      .on('end', () => {
        bodies.push({ path: asked.url ?? '', text })
        answer.writeHead(200, { 'content-type': 'application/json' }).end('{}')
      })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const all = (path: string) => bodies.filter((body) => body.path === path).map(({ text }) => text)
  const spans = () =>
    all('/v1/traces').flatMap((text) =>
      (JSON.parse(text) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }).resourceSpans.flatMap(({ scopeSpans }) =>
        scopeSpans.flatMap((scope) => scope.spans),
      ),
    )
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, all, spans, close: () => server.close() }
}

it('a collector is told of requests with their queries inside, and of what waits, without anything of the visitor', async () => {
  const collector = await openCollector()
  const server = await runServer({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_SERVICE_NAME: 'skladu-test',
    OTEL_TRACES_SAMPLER_ARG: '1',
    SLOW_QUERY_MS: '0',
    LOG_LEVEL: 'info',
  })
  const email = `${randomUUID()}@example.com`
  await server.post('/v3/register', { name: 'Оля', email, password: 'довгий пароль' })
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
  await fetch(`${server.address}/api/v3/subjects/training`, { headers: { traceparent } })
  await server.post('/v3/field-reports', { route: 'subject', build: 'b', measured: { outbox: 90_000 } })
  await server.stop()
  const spans = collector.spans()
  const own = spans.find(({ name }) => name === 'POST /api/v3/register')
  const inside = spans.filter(({ traceId, parentSpanId }) => traceId === own?.traceId && parentSpanId === own.spanId)
  expect(inside.map(({ name }) => name)).toContain('insert')
  expect(inside[0]?.attributes.map(({ key }) => key)).toEqual(['db.system.name', 'db.query.text'])
  const led = spans.find(({ name }) => name === 'GET /api/v3/subjects/:subject')
  expect([led?.traceId, led?.parentSpanId]).toEqual(['0af7651916cd43dd8448eb211c80319c', 'b7ad6b7169203331'])
  const metrics = collector.all('/v1/metrics').join('')
  for (const name of [
    'http.server.request.duration',
    'db.client.operation.duration',
    'skladu.waiting',
    'skladu.hashes_waiting',
    'skladu.summaries_waiting',
    'skladu.event_loop_delay_p99_seconds',
    'skladu.outbox.age',
  ])
    expect(metrics).toContain(`"${name}"`)
  const told = collector.all('/v1/traces').join('') + metrics
  expect(told).toContain('skladu-test')
  expect(told).not.toMatch(new RegExp(`${email}|Оля|пароль`))
  const slow = server
    .out()
    .split('\n')
    .filter((line) => line.includes('"slowQuery"'))
  expect(slow.some((line) => /"slowQuery":"insert into \\"users\\"/.test(line))).toBe(true)
  expect(slow.join('')).not.toMatch(new RegExp(`${email}|Оля`))
  collector.close()
}, 120_000)

it('a collector that does not answer holds nobody up', async () => {
  const server = await runServer({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_TRACES_SAMPLER_ARG: '1' })
  expect((await server.get('/v3/subjects')).status).toBe(200)
  const from = Date.now()
  await server.stop()
  expect([await server.exit, Date.now() - from < 10_000]).toEqual([0, true])
}, 120_000)

it('its packages are read by one file, which nothing reads before a collector is named', () => {
  const files = globSync('server/**/*.ts', { exclude: ['**/*.test.ts'] }).map((file) => [file, readFileSync(file, 'utf8')] as const)
  const using = files.filter(([, text]) => /from '@opentelemetry/.test(text)).map(([file]) => file)
  const reading = files.filter(([, text]) => /^import (?!type ).*telemetry\.ts'/m.test(text)).map(([file]) => file)
  expect([using, reading]).toEqual([['server/base/observe/telemetry.ts'], []])
})
