import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { Addresses } from './addresses.ts'

const idle = async (_: unknown, next: () => Promise<void>) => next()
const app = new Hono({ router: new Addresses(([handler]) => handler === idle) })
  .use('/api/*', async (c, next) => {
    await next()
    c.res.headers.append('X-Passed', c.req.path)
  })
  .get('/api/surveys/:id', idle, (c) => c.text(`survey ${c.req.param('id')}`))
  .get('/api/user', (c) => c.text('read'))
  .post('/api/user', (c) => c.text('changed'))
  .post('/api/surveys/begun', (c) => c.text('begun'))
  .post('/api/:kind/:id/:id2/facts', (c) => c.text(Object.entries(c.req.param()).flat().join(' ')))
  .get('/pictures/:name{[a-z]+\\.svg}', (c) => c.text(`picture ${c.req.param('name')}`))

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

test('each address of one shape has its own names, words of other addresses among them', async () => {
  const named = async (path: string) => (await ask('POST', path))[2]
  expect(await named('/api/surveys/a/b/facts')).toBe('kind surveys id a id2 b')
  expect(await named('/api/surveys/c/c/facts')).toBe('kind surveys id c id2 c')
  expect(await named('/api/user/:1/begun/facts')).toBe('kind user id :1 id2 begun')
  expect((await ask('POST', '/api/surveys//b/facts'))[0]).toBe(404)
})

test('a name that fits only some words is looked at each time', async () => {
  expect(await ask('GET', '/pictures/flag.svg')).toEqual([200, null, 'picture flag.svg'])
  expect((await ask('GET', '/pictures/flag.png'))[0]).toBe(404)
})

test('what does nothing is no part of a call', () => {
  const [found] = app.router.match('GET', '/api/surveys/one')
  expect(found).toHaveLength(2)
})

test('a route that is added later is found', async () => {
  app.put('/api/user', (c) => c.text('put'))
  expect(await ask('PUT', '/api/user')).toEqual([200, '/api/user', 'put'])
})
