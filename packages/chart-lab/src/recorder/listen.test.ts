// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { openRoom } from '../replay/room.ts'
import { listen } from './listen.ts'
import { record } from './record.ts'
import { press, startRecorder, type Started } from './start-recorder.ts'

let recorder: Started
afterEach(() => {
  recorder?.stop()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
})

test('calls that nothing has answered are told of: those on their way, and those the page has given up', async () => {
  const gone = new AbortController()
  recorder = startRecorder({
    fetch: (_, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(gone.signal.reason as Error))),
  })
  void recorder.fetch('/slow?token=abcdef', { method: 'POST' })
  const given = recorder.fetch('/typed', { signal: gone.signal })
  gone.abort()
  await expect(given).rejects.toThrow('abort')
  expect(recorder.recordingSoFar()).toMatchObject({ entries: [], unanswered: ['POST /slow?token=…', 'GET /typed'] })
})

test('a script that presses first does not keep the recorder from coming with the first person', () => {
  document.body.innerHTML = '<button>Tea</button>'
  const onFirst = vi.fn<() => void>()
  recorder = startRecorder({ onFirst })
  document.querySelector('button')!.click()
  expect(onFirst).not.toHaveBeenCalled()
  dispatchEvent(new PopStateEvent('popstate'))
  dispatchEvent(new PopStateEvent('popstate'))
  expect(onFirst).toHaveBeenCalledOnce()
})

test('a recording begins where the page was loaded, though it went on by itself before anything was heard', () => {
  history.replaceState(null, '', '/start')
  const listener = listen({ fetch: async () => Response.json({}) })
  history.replaceState(null, '', '/subjects')
  document.body.innerHTML = '<button>Tea</button>'
  press(document.querySelector('button')!)
  const { page, entries } = record(listener, { build: '' }).recordingSoFar()
  listener.stop()
  expect([page, entries[0]]).toMatchObject(['/start', { kind: 'place', href: '/subjects' }])
})

test('a page that is played can be recorded itself, with what its room holds', async () => {
  const names = ['indexedDB', 'caches', 'LockManager', 'CacheStorage', 'IDBFactory', 'BroadcastChannel', 'localStorage', 'sessionStorage']
  for (const name of names) vi.stubGlobal(name, function own() {})
  vi.stubGlobal('indexedDB', { databases: async () => [] })
  vi.stubGlobal('caches', { keys: async () => [] })
  for (const [owner, calls] of [
    ['LockManager', ['request']],
    ['CacheStorage', ['open', 'has', 'delete']],
    ['IDBFactory', ['open', 'deleteDatabase']],
  ] as const) {
    const { prototype } = (globalThis as unknown as Record<string, { prototype: object }>)[owner]!
    for (const call of calls) Object.assign(prototype, { [call]: () => undefined })
  }
  const blank = startRecorder()
  const recording = blank.recordingSoFar()
  blank.stop()
  await openRoom({ ...recording, device: { local: { theme: 'dark' }, session: {} } })
  recorder = startRecorder()
  expect(recorder.recordingSoFar().device).toEqual({ local: { theme: 'dark' }, session: {} })
})
