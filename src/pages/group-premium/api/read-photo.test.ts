// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { sheetReader } from './read-photo'

const kit = { group: 'g', paper: 'p', code: 'K7MX3P', title: '', variants: [], pupils: [] }
const refused = { state: 'refused', why: 'code' } as const

/** In place of workers: each photo is answered by `answerOf`, or not at all where that gives null. */
function workers(answerOf: (photo: Blob) => object | null) {
  const made: { isOver: boolean }[] = []
  vi.stubGlobal(
    'Worker',
    class {
      isOver = false
      onmessage: ((event: { data: object }) => void) | null = null
      constructor() {
        made.push(this)
      }
      postMessage({ photo }: { photo: Blob }) {
        const data = answerOf(photo)
        if (data) queueMicrotask(() => this.onmessage?.({ data }))
      }
      terminate() {
        this.isOver = true
      }
    },
  )
  return made
}
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
const asked = () => new AbortController().signal

test('one worker reads a whole pile, photos that do not open among them, and ends with the page', async () => {
  const made = workers(({ size }) => (size === 0 ? { failure: 'no picture' } : { reading: refused }))
  const { read, close } = sheetReader()
  expect(await read(new Blob(['1']), kit, asked())).toEqual(refused)
  await expect(read(new Blob(), kit, asked())).rejects.toThrow('no picture')
  expect(await read(new Blob(['3']), kit, asked())).toEqual(refused)
  expect(made.map(({ isOver }) => isOver)).toEqual([false])
  close()
  expect(made.map(({ isOver }) => isOver)).toEqual([true])
})

test.each(['is put away', 'takes too long'])('a photo that %s holds up none of those behind it', async (what) => {
  vi.useFakeTimers()
  const made = workers(({ size }) => (size === 0 ? null : { reading: refused }))
  const { read } = sheetReader()
  const putAway = new AbortController()
  const first = read(new Blob(), kit, putAway.signal).catch((error: Error) => error.name)
  if (what === 'is put away') putAway.abort()
  else await vi.advanceTimersByTimeAsync(30_000)
  const second = read(new Blob(['2']), kit, asked())
  expect(await first).toMatch(/Error/)
  expect(await second).toEqual(refused)
  expect(made.map(({ isOver }) => isOver)).toEqual([true, false])
})
