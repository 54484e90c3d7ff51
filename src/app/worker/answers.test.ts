import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerTo, kindOf, type Kind } from './answers'
import { tidy } from './shelves'
import type { Client } from './scope'

const origin = 'https://skladu.test'
const lastWord = { html: '<h1>Немає мережі</h1>', policy: "default-src 'none'" }
const build = { id: 'b1', shell: '/builds/shell.html', lastWord }
const keyOf = (address: Request | string) => new URL(typeof address === 'string' ? address : address.url, origin).href

/** The browser’s caches, as far as the worker asks of them. */
function memoryCaches() {
  const shelves = new Map<string, Map<string, Response>>()
  const open = async (name: string) => {
    const kept = shelves.get(name) ?? new Map<string, Response>()
    shelves.set(name, kept)
    return {
      put: async (key: string, answer: Response) => void kept.set(keyOf(key), answer),
      delete: async (key: string) => kept.delete(keyOf(key)),
      keys: async () => [...kept.keys()],
    }
  }
  const match = async (address: Request | string) => {
    for (const kept of shelves.values()) if (kept.has(keyOf(address))) return kept.get(keyOf(address))?.clone()
    return undefined
  }
  return { open, match, keys: async () => [...shelves.keys()], delete: async (name: string) => shelves.delete(name), shelves }
}

let kept: ReturnType<typeof memoryCaches>
beforeEach(() => {
  kept = memoryCaches()
  vi.stubGlobal('caches', kept)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const html = (text: string, status = 200) => {
  const answer = new Response(text, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
  Object.defineProperty(answer, 'type', { value: 'basic' })
  return answer
}
const drawn = (id: string) => `<meta name="build" content="${id}"><script id="first-answers"></script>`
const network = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn<() => Promise<Response>>().mockImplementation(answer))
async function ask(path: string, kind: Kind = 'document'): Promise<[number, string]> {
  const work: Promise<unknown>[] = []
  const answer = await answerTo(kind, new Request(origin + path), build, (promise) => void work.push(promise))
  await Promise.all(work)
  return [answer.status, await answer.text()]
}
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'))

test.each([
  ['GET', 'navigate', '/dashboard', 'document'],
  ['GET', 'cors', '/assets/app-1.js', 'file'],
  ['GET', 'no-cors', '/early.js?v=1', 'file'],
  ['GET', 'no-cors', '/media/math/a.svg?v=1', 'picture'],
  ['GET', 'cors', '/config.json', 'setting'],
  ['GET', 'cors', '/api/v3/user', null],
  ['GET', 'navigate', '/api/sandbox/liqpay', null],
  ['GET', 'no-cors', '/uploads/face.png', null],
  ['GET', 'cors', '/builds/latest.json', null],
  ['POST', 'navigate', '/auth/callback', null],
])('%s (%s) of %s is answered as %s', (method, mode, path, kind) => {
  expect(kindOf({ method, mode: mode as RequestMode, url: origin + path }, origin)).toBe(kind)
})

test('another origin is none of its business', () => {
  expect(kindOf({ method: 'GET', mode: 'cors', url: 'https://api.example.com/assets/a.js' }, origin)).toBeNull()
})

test('a page that the server drew is read again without the network, with its query', async () => {
  network(async () => html(drawn('b1')))
  await ask('/subjects/math?from=day')
  network(noNetwork)
  expect(await ask('/subjects/math?from=day')).toEqual([200, drawn('b1')])
})

test.each([
  ['of another build', '/subjects/math', drawn('b2')],
  ['without a text of its own', '/dashboard', '<meta name="build" content="b1">'],
  ['where a token may stand in the address', '/auth/callback', drawn('b1')],
])('a page %s is not kept: the empty page of the site stands in for it', async (_, path, text) => {
  network(async () => html(text))
  await ask(path)
  await (await kept.open('files-b1')).put('/builds/shell.html', html('shell'))
  network(noNetwork)
  expect(await ask(path)).toEqual([200, 'shell'])
})

test('the page by the name of its file is an unknown address without the network too, whatever an earlier worker has kept there', async () => {
  await (await kept.open('files-b0')).put('/index.html', html('an older page'))
  await (await kept.open('files-b1')).put(build.shell, html('shell'))
  network(noNetwork)
  expect(await ask('/index.html')).toEqual([404, 'shell'])
  expect(await ask('/index.html?from=bookmark')).toEqual([404, 'shell'])
  network(async () => html('not found', 404))
  expect(await ask('/index.html')).toEqual([404, 'not found'])
})

test.each([502, 503, 504])('a server that is away (%i) does not take the page along', async (status) => {
  await (await kept.open('files-b1')).put('/builds/shell.html', html('shell'))
  network(async () => html('Bad gateway', status))
  expect(await ask('/dashboard')).toEqual([200, 'shell'])
})

test('a network that takes longer than three seconds is not waited for', async () => {
  vi.useFakeTimers()
  await (await kept.open('files-b1')).put('/builds/shell.html', html('shell'))
  network(() => new Promise(() => undefined))
  const answer = ask('/dashboard')
  await vi.advanceTimersByTimeAsync(3000)
  expect(await answer).toEqual([200, 'shell'])
})

test('with nothing kept and no network there still is a page, in words', async () => {
  network(noNetwork)
  expect(await ask('/dashboard')).toEqual([503, expect.stringContaining('<h1>Немає мережі</h1>')])
})

test('a file is asked for once; an answer that failed is not kept', async () => {
  network(async () => html('gone', 404))
  expect(await ask('/assets/a.js', 'file')).toEqual([404, 'gone'])
  network(async () => html('code'))
  expect(await ask('/assets/a.js', 'file')).toEqual([200, 'code'])
  network(noNetwork)
  expect(await ask('/assets/a.js', 'file')).toEqual([200, 'code'])
})

const tab = (of: string | null): Client => ({ url: origin, postMessage: (_, [port]) => of !== null && port?.postMessage(of) })
const fill = async () => {
  for (const name of ['files-b0', 'documents-b0', 'files-b1', 'files-b2', 'seen-1', 'pack-math']) await kept.open(name)
}

test('files of an older build stay until its last tab is gone, and nothing else is touched', async () => {
  await fill()
  await tidy('b2', [tab('b1'), tab('b2')])
  expect(await kept.keys()).toEqual(['files-b1', 'files-b2', 'seen-1', 'pack-math'])
  await tidy('b2', [tab('b2')])
  expect(await kept.keys()).toEqual(['files-b2', 'seen-1', 'pack-math'])
})

test('a tab that does not say which build it is of keeps everything for now', async () => {
  await fill()
  await tidy('b2', [tab(null), tab('b2')])
  expect(await kept.keys()).toHaveLength(6)
})
