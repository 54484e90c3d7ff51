import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { Addresses } from './addresses.ts'

const app = new Hono({ router: new Addresses() })
  .use('/api/*', async (c, next) => {
    await next()
    c.res.headers.append('X-Passed', c.req.path)
  })
  .get('/api/surveys/:id', (c) => c.text(`survey ${c.req.param('id')}`))
  .get('/api/user', (c) => c.text('read'))
  .post('/api/user', (c) => c.text('changed'))
  .post('/api/surveys/begun', (c) => c.text('begun'))

const ask = async (method: string, path: string) => {
  const answer = await app.request(path, { method })
  return [answer.status, answer.headers.get('x-passed'), await answer.text()]
}

test.each([1, 2])('each call comes to what answers it, time %i', async () => {
  expect(await ask('GET', '/api/user')).toEqual([200, '/api/user', 'read'])
  expect(await ask('POST', '/api/user')).toEqual([200, '/api/user', 'changed'])
  expect(await ask('GET', '/api/surveys/one')).toEqual([200, '/api/surveys/one', 'survey one'])
  expect(await ask('GET', '/api/surveys/begun')).toEqual([200, '/api/surveys/begun', 'survey begun'])
  expect(await ask('POST', '/api/surveys/begun')).toEqual([200, '/api/surveys/begun', 'begun'])
  expect((await ask('DELETE', '/api/user'))[0]).toBe(404)
})

test('a route that is added later is found', async () => {
  app.put('/api/user', (c) => c.text('put'))
  expect(await ask('PUT', '/api/user')).toEqual([200, '/api/user', 'put'])
})
