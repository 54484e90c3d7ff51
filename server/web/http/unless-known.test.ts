import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { notModified } from './not-modified.ts'

const site = new Hono().get('/:kind', (c) => {
  const { isKnown, headers } = notModified(c, 'v7', c.req.param('kind') === 'own')
  return isKnown ? c.body(null, 304, headers) : c.text('whole', 200, headers)
})
const ask = async (kind: string, known?: string) => {
  const answer = await site.request(`/${kind}`, known === undefined ? {} : { headers: { 'If-None-Match': known } })
  return [answer.status, await answer.text(), answer.headers.get('etag'), answer.headers.get('cache-control')]
}

test('whoever has the answer already gets none of it again', async () => {
  expect(await ask('open', '"v7"')).toEqual([304, '', '"v7"', 'no-cache'])
  expect(await ask('open', 'W/"v6", W/"v7"')).toEqual([304, '', '"v7"', 'no-cache'])
})

test.each([undefined, '"v6"', '"v71"', 'v7'])('whoever has %j gets the whole answer', async (known) => {
  expect(await ask('open', known)).toEqual([200, 'whole', '"v7"', 'no-cache'])
})

test('an answer of one visitor is kept by no cache between', async () => {
  expect((await ask('own'))[3]).toBe('private, no-cache')
})
