// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { recordingOf } from '../testing/recording-of.ts'
import type { Progress, Replay } from './replay.ts'
import { awaitRecording, followTape, serveReplay, serveTape } from './tape.ts'

const recording = recordingOf({ page: '/page#part' })
const opened = vi.fn<(address?: string | URL, target?: string) => Window | null>()
afterEach(() => {
  window.name = ''
  vi.unstubAllGlobals()
})

/** A tab that plays, as far as the panel sees it. */
function serve(name: string): { orders: unknown[]; come: (cursor: number) => void } {
  const orders: unknown[] = []
  let tell: (progress: Progress) => void = () => undefined
  const at = (cursor: number): Progress => ({ cursor, phase: 'waits', differences: [], unknown: [], repeated: [] })
  const replay = {
    progress: () => at(0),
    play: async (...order: unknown[]) => (orders.push(order), at(0)),
    subscribe: (listener: typeof tell) => (tell = listener),
  }
  serveReplay(name, replay as unknown as Replay)
  return { orders, come: (cursor) => tell(at(cursor)) }
}

test('a tab whose panel is gone waits for nobody: loaded anew it is a tab like any other', async () => {
  window.name = 'chart-lab-replay'
  expect([await awaitRecording('nobody', 20), window.name]).toEqual([null, ''])
})

test('a tab that is loaded anew while it plays comes to where it was', async () => {
  vi.stubGlobal('open', opened.mockReturnValue(window))
  const tape = followTape('again')
  expect(tape.play(recording, 5, 700)).toBe(true)
  expect(opened.mock.calls[0]?.slice(0, 2)).toEqual(['/page', 'chart-lab-replay'])
  expect(await awaitRecording('again')).toEqual(recording)
  const first = serve('again')
  await vi.waitFor(() => expect(first.orders).toEqual([[5, 700]]))
  first.come(3)
  await vi.waitFor(() => expect(first.orders).toHaveLength(1))
  expect(await awaitRecording('again')).toEqual(recording)
  const second = serve('again')
  await vi.waitFor(() => expect(second.orders).toEqual([[3, 0]]))
})

test('a browser that opens no tab is told of', () => {
  vi.stubGlobal('open', opened.mockReturnValue(null))
  expect(followTape('blocked').play(recording, 1, 0)).toBe(false)
})

test('the recording is that of the tab that was chosen, and without a choice that of the tab that was loaded last', async () => {
  serveTape('two tabs', () => recordingOf({ page: '/first', startedAt: 1 }), 'one')
  serveTape('two tabs', () => recordingOf({ page: '/second', startedAt: 2 }), 'two')
  const tape = followTape('two tabs')
  expect([(await tape.take('one'))?.page, (await tape.take('two'))?.page, (await tape.take())?.page]).toEqual([
    '/first',
    '/second',
    '/second',
  ])
  expect(await tape.take('three')).toBeNull()
})
