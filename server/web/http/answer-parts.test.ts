import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { addHeaders, jsonInParts } from './answer-parts.ts'

const app = new Hono()
  .use(jsonInParts)
  .use(async (c, next) => {
    await next()
    addHeaders(c, { 'X-More': 'added', 'Cache-Control': 'no-store' })
  })
  .get('/parts', (c) => c.json({ data: 'текст' }, 201, { 'Cache-Control': 'private' }))
  .get('/other', (c) => c.text('текст', 201, { 'Cache-Control': 'private' }))

test.each([
  ['/parts', 'application/json', '{"data":"текст"}'],
  ['/other', 'text/plain; charset=UTF-8', 'текст'],
])('%s gets more headers and keeps its own, its status and its body', async (path, type, body) => {
  const answer = await app.request(path)
  const names = ['content-type', 'cache-control', 'x-more']
  expect([answer.status, ...names.map((name) => answer.headers.get(name))]).toEqual([201, type, 'private', 'added'])
  expect(await answer.text()).toBe(body)
})
