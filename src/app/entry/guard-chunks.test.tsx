import { afterEach, expect, test, vi } from 'vitest'
import { guardChunks } from './chunk-reload'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a chunk that is missed for want of a network does not ask whether to reload, nor one that was asked for just before it came back', () => {
  vi.useFakeTimers({ now: 100_000 })
  const ask = vi.fn<typeof fetch>(async () => new Response(null, { status: 503 }))
  vi.stubGlobal('fetch', ask)
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const miss = () => void dispatchEvent(new Event('vite:preloadError'))
  guardChunks()
  miss()
  onLine.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  miss()
  expect(ask).not.toHaveBeenCalled()
  vi.advanceTimersByTime(5000)
  miss()
  expect(ask.mock.calls.map(([address]) => address)).toEqual(['/config.json'])
})
