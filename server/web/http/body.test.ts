import { expect, test } from 'vitest'
import * as v from 'valibot'
import { readBody, readBytes } from './body.ts'

const form = v.looseObject({ name: v.string() })
const post = (body: BodyInit, type?: string) =>
  new Request('http://site.test', { method: 'POST', body, ...(type !== undefined && { headers: { 'content-type': type } }) })
const multipart = new FormData()
multipart.set('name', 'Оля')

test.each([
  ['JSON', post('{"name":"Оля"}', 'application/json')],
  ['JSON that calls itself text', post(' \n{"name":"Оля"}', 'text/plain')],
  ['an urlencoded form', post('name=%D0%9E%D0%BB%D1%8F\n', 'application/x-www-form-urlencoded')],
  ['a multipart form', post(multipart)],
  [
    'a multipart form that calls itself JSON',
    post('--cut\r\ncontent-disposition: form-data; name="name"\r\n\r\nОля\r\n--cut--\r\n', 'application/json'),
  ],
])('%s is read', async (_name, request) => {
  expect(await readBody(request, form)).toEqual({ name: 'Оля' })
})

test('names that reach the prototype are dropped, and the first of two fields wins', async () => {
  const read = await readBody(post('name=first&name=second&__proto__=x&constructor=y'), form)
  expect([read, Object.getPrototypeOf(read)]).toEqual([{ name: 'first' }, Object.prototype])
})

test.each([
  ['words that are no form', 'просто слова', 400],
  ['JSON that breaks off', '{"name":', 400],
  ['a multipart form that breaks off', '--cut\r\ncontent-disposition: form', 400],
  ['a list', '["name"]', 422],
  ['nothing, where a name is asked', '', 422],
])('%s is refused', async (_name, body, status) => {
  await expect(readBody(post(body), form)).rejects.toMatchObject({ status })
})

test('a body that is larger than it says is refused while it comes', async () => {
  let sent = 0
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += 1
      controller.enqueue(new Uint8Array(1024))
    },
  })
  const request = new Request('http://site.test', { method: 'POST', body: endless, duplex: 'half' } as RequestInit)
  await expect(readBytes(request, 4096)).rejects.toMatchObject({ status: 413 })
  expect(sent).toBeLessThan(20)
})

test('a body that says how large it is is refused unread', async () => {
  const request = new Request('http://site.test', { method: 'POST', body: 'x', headers: { 'content-length': '5000' } })
  const said = new Headers({ 'content-length': '5000' })
  await expect(readBytes({ headers: said, body: request.body } as Request, 4096)).rejects.toMatchObject({ status: 413 })
})

test('a body that breaks off is refused as unreadable', async () => {
  const torn = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new Error('gone')) })
  const request = new Request('http://site.test', { method: 'POST', body: torn, duplex: 'half' } as RequestInit)
  await expect(readBytes(request, 4096)).rejects.toMatchObject({ status: 400 })
})
