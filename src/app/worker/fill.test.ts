import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fill } from './fill'

const origin = 'https://skladu.test'
const files = Array.from({ length: 6 }, (_, index) => `/assets/${index}.js`)
const wanted = { shell: '/builds/shell.html', single: ['/config.json'], batches: [{ archive: '/assets/kept.bin', files }] }
const archive = `${JSON.stringify(files.map((file) => [file, 'text/javascript', file.length]))}\n${files.join('')}`
const page = '<meta name="build" content="b1">'

let shelves: Map<string, Map<string, Response>>
let asked: string[]
let answer: (path: string) => Response | Promise<Response>
const key = (address: string) => new URL(address, origin).href

beforeEach(() => {
  vi.useFakeTimers()
  shelves = new Map()
  asked = []
  answer = (path) => new Response(path === '/assets/kept.bin' ? archive : path === wanted.shell ? page : 'file')
  const open = async (name: string) => {
    const kept = shelves.get(name) ?? new Map<string, Response>()
    shelves.set(name, kept)
    return {
      put: async (at: string, what: Response) => void kept.set(key(at), what),
      keys: async () => [...kept.keys()].map((url) => ({ url })),
    }
  }
  const match = async (at: string) =>
    [...shelves.values()]
      .find((kept) => kept.has(key(at)))
      ?.get(key(at))
      ?.clone()
  vi.stubGlobal('caches', { open, match })
  vi.stubGlobal('fetch', async (path: string) => (asked.push(path), answer(path)))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const stored = (shelf = 'files-b1') => [...(shelves.get(shelf)?.keys() ?? [])].map((url) => url.replace(origin, ''))
const all = [wanted.shell, ...wanted.single, ...files]
const lay = async (shelf: string, ...paths: string[]) => {
  const cache = await caches.open(shelf)
  for (const path of paths) await cache.put(path, new Response(path))
}

test('a first visit brings every file in as many requests as there are archives, each file with its own type and bytes', async () => {
  await fill('b1', wanted)
  expect([asked, stored()]).toEqual([[wanted.shell, '/config.json', '/assets/kept.bin'], all])
  const third = shelves.get('files-b1')?.get(key('/assets/3.js'))
  expect([third?.headers.get('Content-Type'), await third?.text()]).toEqual(['text/javascript', '/assets/3.js'])
})

test('what is here is not asked for, and a few missing files come one by one', async () => {
  await lay('files-b1', wanted.shell, '/config.json', ...files.slice(0, 4))
  await fill('b1', wanted)
  expect([asked, stored()]).toEqual([files.slice(4), all])
  asked = []
  await fill('b1', wanted)
  expect(asked).toEqual([])
})

test('a file of the same name from an earlier build is taken over', async () => {
  await lay('files-b0', ...files)
  await fill('b1', wanted)
  expect([asked, stored()]).toEqual([[wanted.shell, '/config.json'], all])
})

test.each([
  ['a proxy that holds a class back', () => new Response('slow down', { status: 429 })],
  ['a server that is away', () => new Response('bad gateway', { status: 502 })],
  ['a network that is gone for a moment', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s only delays it', async (_, refuse) => {
  const well = answer
  let refusals = 2
  answer = (path) => (path === '/assets/kept.bin' && (refusals -= 1) >= 0 ? refuse() : well(path))
  const filled = fill('b1', wanted)
  await vi.advanceTimersByTimeAsync(20_000)
  await filled
  expect(stored()).toEqual(all)
})

test('a busy server is not asked again before its time', async () => {
  const well = answer
  answer = (path) => (asked.length === 1 ? new Response('', { status: 429, headers: { 'Retry-After': '30' } }) : well(path))
  const filled = fill('b1', wanted)
  await vi.advanceTimersByTimeAsync(29_000)
  expect(asked).toEqual([wanted.shell])
  await vi.advanceTimersByTimeAsync(2000)
  await filled
  expect(stored()).toEqual(all)
})

test('a page of another build, a file that is gone and an archive that broke off are refused; what had come stays', async () => {
  const well = answer
  answer = () => new Response('<meta name="build" content="b2">')
  await expect(fill('b1', wanted)).rejects.toThrow('of another build')
  answer = (path) => (path === '/assets/kept.bin' ? new Response('', { status: 404 }) : well(path))
  await expect(fill('b1', wanted)).rejects.toThrow('404')
  answer = (path) => (path === '/assets/kept.bin' ? new Response(archive.slice(0, -3)) : well(path))
  await expect(fill('b1', wanted)).rejects.toThrow('not whole')
  answer = well
  await fill('b1', wanted)
  expect(new Set(stored())).toEqual(new Set(all))
})
