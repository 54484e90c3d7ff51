import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { guardChunks } from './chunk-reload'

const asked: string[] = []
/** Answers named addresses; no other address has an answer. */
let answers: Record<string, () => Response> = {}
const code = () => new Response('', { headers: { 'content-type': 'text/javascript' } })
const miss = (chunk: string) => {
  const payload = new TypeError(`Failed to fetch dynamically imported module: http://site.test${chunk}`)
  dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
}

guardChunks()
beforeEach(() => {
  asked.length = 0
  answers = { '/config.json': () => Response.json({}) }
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    const answer = answers[address]
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
/** Reads the mark that the guard leaves before it reloads the page; jsdom has no pages to load. */
const hasReloaded = () => sessionStorage.getItem('chunk_reload') !== null

test('a chunk that is missed for want of a network does not ask whether to reload, nor one that was asked for just before it came back', () => {
  vi.useFakeTimers({ now: 100_000 })
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  miss('/assets/a-1.js')
  onLine.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  miss('/assets/a-1.js')
  expect(asked).toEqual([])
  vi.advanceTimersByTime(5000)
  miss('/assets/a-1.js')
  expect(asked).toEqual(['/config.json'])
})

test('a page does without the names of the device: it is kept, and the server is not asked', async () => {
  miss('/assets/ua-parser-1.js')
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect([asked, hasReloaded()]).toEqual([[], false])
})

test.each([
  ['is gone', () => new Response('', { status: 404 })],
  ['has become a page', () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
])('a chunk that %s reloads the page', async (name, answer) => {
  const chunk = `/assets/b-${name.length}.js`
  answers[chunk] = answer
  miss(chunk)
  await vi.waitFor(() => expect(hasReloaded()).toBe(true))
})

test('a chunk that the server has after all keeps the page; missed again, it reloads it', async () => {
  answers['/assets/c-1.js'] = code
  miss('/assets/c-1.js')
  await vi.waitFor(() => expect(asked).toEqual(['/config.json', '/assets/c-1.js']))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(hasReloaded()).toBe(false)
  miss('/assets/c-1.js')
  await vi.waitFor(() => expect(hasReloaded()).toBe(true))
})

test('where the server does not answer the page is kept', async () => {
  answers = {}
  miss('/assets/d-1.js')
  await vi.waitFor(() => expect(asked).toEqual(['/config.json']))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(hasReloaded()).toBe(false)
})
