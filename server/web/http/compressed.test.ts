import { Hono } from 'hono'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { jsonInParts } from './answer-parts.ts'
import { compressed } from './compressed.ts'
import { answerProblem, Problem } from '../../base/problem.ts'
import { streamedJson } from '../../base/streamed.ts'

const small = { data: 'мало' }
const large = { data: Array.from({ length: 300 }, (_, index) => ({ index, name: 'складене число' })) }
const huge = { data: 'задача '.repeat(20_000) }

async function* inParts(): AsyncGenerator<string> {
  yield JSON.stringify(large)
}

const app = new Hono()
  .use(jsonInParts)
  .use(compressed)
  .get('/small', (c) => c.json(small))
  .get('/large', (c) => c.json(large, 201, { 'X-Own': 'stays' }))
  .get('/huge', (c) => c.json(huge))
  .get('/streamed', () => streamedJson(inParts()))
  .get('/nothing', (c) => c.body(null, 204))
  .get('/refused', () => {
    throw new Problem(409, 'Зачекай', { 'Retry-After': '1' })
  })
  .onError((error, c) => answerProblem(error, c))

const ask = async (path: string, encoding = 'gzip, deflate, br') => await app.request(path, { headers: { 'accept-encoding': encoding } })
const unpacked = async (answer: Response) => JSON.parse(gunzipSync(Buffer.from(await answer.arrayBuffer())).toString()) as unknown

test('an answer that one packet holds goes as it is', async () => {
  const answer = await ask('/small')
  expect(answer.headers.get('content-encoding')).toBeNull()
  expect(answer.headers.get('content-type')).toBe('application/json')
  expect(await answer.json()).toEqual(small)
})

test.each([
  ['/large', large],
  ['/huge', huge],
  ['/streamed', large],
])('%s is compressed for who takes it, and caches are told', async (path, value) => {
  const answer = await ask(path)
  expect(answer.headers.get('content-encoding')).toBe('gzip')
  expect(answer.headers.get('vary')).toBe('Accept-Encoding')
  expect(await unpacked(answer)).toEqual(value)
})

test('status and headers stay', async () => {
  const answer = await ask('/large')
  expect([answer.status, answer.headers.get('x-own'), answer.headers.get('content-type')]).toEqual([201, 'stays', 'application/json'])
})

test('who takes no gzip gets the text, and caches are told', async () => {
  const answer = await ask('/large', 'identity')
  expect([answer.headers.get('content-encoding'), answer.headers.get('vary')]).toEqual([null, 'Accept-Encoding'])
  expect(await answer.json()).toEqual(large)
})

test('a refusal and an empty answer stay what they are', async () => {
  const [refused, nothing] = [await ask('/refused'), await ask('/nothing')]
  expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([409, '1', { errorMessage: 'Зачекай' }])
  expect([nothing.status, await nothing.text()]).toEqual([204, ''])
})
