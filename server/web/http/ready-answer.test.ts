import { Hono } from 'hono'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { partsOf } from './answer-parts.ts'
import { compressed } from './compressed.ts'
import { securityHeaders } from './headers.ts'
import { readyAnswer, sendReady } from './ready-answer.ts'

const json = { 'Content-Type': 'application/json', 'Cache-Control': 'public' }
const words = JSON.stringify({ data: 'складене число '.repeat(400) })
const [small, large] = await Promise.all([readyAnswer('{"data":"мало"}', json), readyAnswer(words, json)])
const sent: Response[] = []
const app = new Hono()
  .use(securityHeaders("default-src 'self'"))
  .use(async (c, next) => {
    await next()
    sent.push(c.res)
  })
  .use(compressed)
  .get('/api/:size', (c) => sendReady(c.req.raw.headers, c.req.param('size') === 'small' ? small : large))

const ask = async (size: string, headers: Record<string, string>) => app.request(`/api/${size}`, { headers })
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

test('what is below one packet goes as it was made, whatever is accepted', async () => {
  const answer = await ask('small', { 'accept-encoding': 'gzip, deflate, br' })
  expect([answer.headers.get('content-encoding'), answer.headers.get('content-length')]).toEqual([null, String(small.plain.length)])
  expect(await answer.json()).toEqual({ data: 'мало' })
  expect(partsOf(sent.at(-1) as Response)?.body).toBe(small.plain)
})

test.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  [null, 'identity', (bytes: Buffer) => bytes],
] as const)('a large one goes as %s to who accepts %s', async (encoding, accepted, open) => {
  const answer = await ask('large', { 'accept-encoding': accepted })
  const bytes = await bytesOf(answer)
  expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([encoding, 'Accept-Encoding'])
  expect([answer.headers.get('content-length'), open(bytes).toString()]).toEqual([String(bytes.length), words])
})

test('it is compressed once: the same bytes go out again', () => {
  const [one, two] = [1, 2].map(() => partsOf(sendReady(new Headers({ 'accept-encoding': 'gzip' }), large)))
  expect(one?.body).toBeInstanceOf(Uint8Array)
  expect(one?.body).toBe(two?.body)
})

test('who has it already gets no body, and the headers of data stand on both', async () => {
  const [whole, known] = [await ask('large', {}), await ask('large', { 'if-none-match': large.tag })]
  expect([whole.status, known.status, (await bytesOf(known)).length]).toEqual([200, 304, 0])
  for (const { headers } of [whole, known]) {
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
    expect([headers.get('x-content-type-options'), headers.get('cache-control')]).toEqual(['nosniff', 'public'])
  }
})
