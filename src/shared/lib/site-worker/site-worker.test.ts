import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { checkWorker, keepSite, registerWorker, takeUpdate } from './site-worker'

type Listener = (event: { data?: unknown; ports?: { postMessage: (said: unknown) => void }[] }) => void

/** A worker that notes what it is told. */
function worker(state = 'installed') {
  const listeners: (() => void)[] = []
  const told: unknown[] = []
  const self = {
    state,
    told,
    postMessage: (said: unknown) => void told.push(said),
    addEventListener: (_: string, listener: () => void) => void listeners.push(listener),
    become: (next: string) => {
      self.state = next
      for (const tell of listeners) tell()
    },
  }
  return self
}

/** A browser whose registration is this one; `fire` states an event of its container. */
function browser(registration: object | null, register: () => Promise<unknown> = async () => registration) {
  const listeners = new Map<string, Listener>()
  const container = {
    register,
    getRegistration: async () => registration ?? undefined,
    addEventListener: (type: string, listener: Listener) => void listeners.set(type, listener),
  }
  vi.stubGlobal('navigator', { serviceWorker: container })
  vi.stubGlobal('location', new URL('https://site.test/'))
  return { fire: (type: string, event: Parameters<Listener>[0] = {}) => listeners.get(type)?.(event) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a browser without workers does without: nothing is registered, and an update only loads the page anew', async () => {
  vi.stubGlobal('navigator', {})
  const reload = vi.fn<() => void>()
  await registerWorker('b1')
  await checkWorker()
  await takeUpdate(reload)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a browser that refuses a worker keeps the page', async () => {
  browser(null, () => Promise.reject(new DOMException('denied', 'SecurityError')))
  await expect(registerWorker('b1')).resolves.toBeUndefined()
})

test('a worker that waits is told too, so that the one that ends all others asks for its turn again', async () => {
  const [waiting, active] = [worker(), worker('activated')]
  browser({ waiting, active })
  await registerWorker('b1')
  expect([waiting.told, active.told]).toEqual([[{ type: 'shelves.tidy' }], [{ type: 'shelves.tidy' }]])
})

test('the worker is told to tidy up, and learns of which build the page is', async () => {
  const active = worker('activated')
  const { fire } = browser({ active })
  await registerWorker('b1')
  const postMessage = vi.fn<(said: unknown) => void>()
  fire('message', { data: { type: 'build.ask' }, ports: [{ postMessage }] })
  fire('message', { data: { type: 'something.else' }, ports: [{ postMessage }] })
  expect([active.told, postMessage.mock.calls]).toEqual([[{ type: 'shelves.tidy' }], [['b1']]])
})

test('a network that is gone while a newer worker is looked for is no fault', async () => {
  browser({ update: () => Promise.reject(new TypeError('offline')) })
  await expect(checkWorker()).resolves.toBeUndefined()
})

test('an update hands the page to the worker that waits, and loads it anew when that has taken over', async () => {
  const waiting = worker()
  const { fire } = browser({ waiting, installing: null, update: async () => undefined })
  const reload = vi.fn<() => void>()
  const taken = takeUpdate(reload)
  await vi.advanceTimersByTimeAsync(100)
  expect([waiting.told, reload.mock.calls.length]).toEqual([[{ type: 'update.take' }], 0])
  fire('controllerchange')
  await taken
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a worker that never takes over holds the page for four seconds at most', async () => {
  browser({ waiting: worker(), installing: null, update: async () => undefined })
  const reload = vi.fn<() => void>()
  void takeUpdate(reload)
  await vi.advanceTimersByTimeAsync(3900)
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(200)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a worker that is still fetched is waited for', async () => {
  const installing = worker('installing')
  const { fire } = browser({ waiting: null, installing, update: async () => undefined })
  const reload = vi.fn<() => void>()
  const taken = takeUpdate(reload)
  await vi.advanceTimersByTimeAsync(5000)
  expect([installing.told, reload.mock.calls.length]).toEqual([[], 0])
  installing.become('installed')
  await vi.advanceTimersByTimeAsync(10)
  fire('controllerchange')
  await taken
  expect([installing.told, reload.mock.calls.length]).toEqual([[{ type: 'update.take' }], 1])
})

test.each([
  ['turns out to be of no use', (installing: ReturnType<typeof worker>) => installing.become('redundant')],
  ['does not come within twenty seconds', () => undefined],
])('a worker that %s is not waited for', async (_name, happen) => {
  const installing = worker('installing')
  browser({ waiting: null, installing, update: async () => undefined })
  const reload = vi.fn<() => void>()
  const taken = takeUpdate(reload)
  await vi.advanceTimersByTimeAsync(10)
  happen(installing)
  await vi.advanceTimersByTimeAsync(20_000)
  await taken
  expect([installing.told, reload.mock.calls.length]).toEqual([[], 1])
})

test('a browser without workers keeps no site', async () => {
  vi.stubGlobal('navigator', {})
  await expect(keepSite()).resolves.toBe(false)
})

test('a first worker that could not be installed is asked for again, until one is here', async () => {
  const first = worker('installing')
  const second = worker('installing')
  const registrations = [first, second].map((installing) => ({ installing, waiting: null, active: null }))
  const register = vi.fn<() => Promise<unknown>>(async () => registrations.shift())
  browser(null, register)
  await registerWorker('b1')
  first.become('redundant')
  await vi.advanceTimersByTimeAsync(14_000)
  expect(register).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(register).toHaveBeenCalledTimes(2)
  second.become('activated')
  await vi.advanceTimersByTimeAsync(600_000)
  expect(register).toHaveBeenCalledTimes(2)
})

/** A registration whose worker answers for its files. */
const answering = (said: boolean) => ({
  active: { postMessage: (_: unknown, [port]: MessagePort[] = []) => port?.postMessage(said) },
  waiting: null,
  installing: null,
})

test('the site is kept once its worker is active and says that its files are in', async () => {
  vi.useRealTimers()
  browser(answering(true))
  await expect(keepSite()).resolves.toBe(true)
  browser(answering(false))
  await expect(keepSite()).rejects.toThrow('Not all files')
  const installing = worker('installing')
  browser({ active: null, waiting: null, installing })
  const kept = keepSite()
  installing.become('redundant')
  await expect(kept).rejects.toThrow('could not be installed')
})
