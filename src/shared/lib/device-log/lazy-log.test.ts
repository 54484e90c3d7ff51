import { literal } from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { mapStorage } from '../../../../tests/fixtures/map-storage'
import { createLocalStore } from '../local-store'
import { createDeviceLog } from './device-log'
import type { Fact, Stream } from './fact'
import { createLazyLog } from './lazy-log'
import { safeShelf } from './safe-shelf'
import { pageShelf } from './shelf'
import type { TabChannel } from './tab-channel'
import { createWriteAhead } from './write-ahead'

type Said = Fact & { said: number; seq: number }
const stream: Stream<Said> = {
  name: 'said',
  words: ['', '', ''],
  schema: async () => literal(true),
  stamp: (fact, before) => ({ ...fact, seq: Math.max(0, ...before.map(({ seq }) => seq)) + 1 }),
}
let texts: Map<string, string>
let device = pageShelf()
let knocks: ((stream: string) => void)[]
beforeEach(() => {
  texts = new Map()
  device = pageShelf()
  knocks = []
})

const store = () => createLocalStore(() => mapStorage(texts))
const blocked = createLocalStore(() => {
  throw new DOMException('denied', 'SecurityError')
})

/** A page on the device; `bring` lets the code of the log come, `miss` lets it fail once. */
function page(isEmpty = true) {
  let isBare = isEmpty
  let owner = 'guest'
  const owners = { current: () => owner, isSame: (one: string, other: string) => one === other }
  const ahead = createWriteAhead(store(), blocked)
  const channel: TabChannel = { knock: () => undefined, onKnock: (hear) => void knocks.push(hear), close: () => undefined }
  const calls: PromiseWithResolvers<void>[] = []
  const fetch = async () => {
    const call = Promise.withResolvers<void>()
    calls.push(call)
    await call.promise
    const open = async () => safeShelf(device)
    return createDeviceLog({ streams: [stream], owners, ahead, sync: () => undefined, channel, wake: () => undefined, open })
  }
  const log = createLazyLog({ fetch, isEmpty: async () => isBare, owners, ahead, channel })
  const asked = (count: number) => vi.waitFor(() => expect(calls).toHaveLength(count))
  return {
    log,
    asked,
    fill: () => void (isBare = false),
    become: (next: string) => void (owner = next),
    bring: async () => {
      await vi.waitFor(() => expect(calls.length).toBeGreaterThan(0))
      calls.at(-1)?.resolve()
    },
    miss: async () => {
      await vi.waitFor(() => expect(calls.length).toBeGreaterThan(0))
      calls.at(-1)?.reject(new TypeError('Failed to fetch'))
    },
  }
}
const said = async (log: ReturnType<typeof page>['log']) =>
  (await log.of(stream).waiting()).map(({ owner, fact }) => [owner, fact.said, fact.seq])

test('a device that keeps nothing says so without the code of the log', async () => {
  const { log, asked } = page()
  log.start()
  expect(await log.of(stream).all()).toEqual([])
  expect(await log.of(stream).isSafe()).toBe(true)
  expect(await log.waiting()).toEqual([])
  expect(await log.oldest()).toBe(null)
  expect(await log.documents.read('key')).toBe(undefined)
  await Promise.all([log.revive(), log.forget(), log.erase('guest'), log.deliverAll()])
  await asked(0)
})

test('a fact belongs to who is here when it is stated, and is written in its turn when the code comes', async () => {
  const { log, bring, become } = page()
  const first = log.of(stream).append([{ said: 1, seq: 0 }], { at: 1000 })
  become('somebody else')
  const second = log.of(stream).append([{ said: 2, seq: 0 }], { at: 2000 })
  expect(JSON.parse(texts.get('unwritten_facts') ?? '')).toMatchObject([
    { owner: 'guest', facts: [{ said: 1, at: '1970-01-01T00:00:01.000Z' }] },
    { owner: 'somebody else', facts: [{ said: 2 }] },
  ])
  await bring()
  expect((await Promise.all([first, second])).flat().map(({ seq }) => seq)).toEqual([1, 2])
  expect(texts.size).toBe(0)
  become('guest')
  expect(await said(log)).toEqual([['guest', 1, 1]])
})

test('a log that comes out of a promise is the log', async () => {
  const { log } = page()
  expect(await (await Promise.resolve(log)).waiting()).toEqual([])
  expect(await (await Promise.resolve(log.of(stream))).all()).toEqual([])
})

test('code that cannot be had is asked for until it comes; the fact is stated, and written then', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { log, bring, miss, asked } = page()
  const stated = log.of(stream).append([{ said: 1, seq: 0 }], { at: 1000 })
  await miss()
  expect(await stated).toMatchObject([{ said: 1, at: '1970-01-01T00:00:01.000Z' }])
  expect(texts.get('unwritten_facts')).toContain('"said":1')
  await vi.advanceTimersByTimeAsync(3000)
  await asked(2)
  await bring()
  await vi.waitFor(() => expect(texts.size).toBe(0))
  expect(await said(log)).toEqual([['guest', 1, 1]])
  vi.useRealTimers()
})

test('facts stated while the code could not be had come before those stated after it', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const { log, bring, miss, asked } = page()
  const first = log.of(stream).append([{ said: 1, seq: 0 }], { at: 1000 })
  await miss()
  await first
  const second = log.of(stream).append([{ said: 2, seq: 0 }], { at: 2000 })
  await asked(2)
  await bring()
  expect(await second).toMatchObject([{ said: 2, seq: 2 }])
  expect(await said(log)).toEqual([
    ['guest', 1, 1],
    ['guest', 2, 2],
  ])
  vi.useRealTimers()
})

test('what a page stated before it was closed is written by the next one', async () => {
  void page()
    .log.of(stream)
    .append([{ said: 1, seq: 0 }], { at: 1000 })
  const next = page()
  next.log.start()
  await next.bring()
  expect(await said(next.log)).toEqual([['guest', 1, 1]])
})

test('the log comes at once where the device keeps something', async () => {
  const { log, asked } = page(false)
  log.start()
  await asked(1)
})

test('what another tab writes is told, and read by who asks for it', async () => {
  const { log, bring, asked, fill } = page()
  const heard = vi.fn<(stream: string, isElsewhere: boolean) => void>()
  log.subscribe(heard)
  knocks[0]?.('said')
  expect(heard).toHaveBeenCalledWith('said', true)
  expect(await log.waiting()).toEqual([])
  await asked(0)
  fill()
  const waiting = log.waiting()
  await bring()
  expect(await waiting).toEqual([])
})

test('two tabs that write the same fact write it once, and both have it', async () => {
  const one = page()
  const written = one.log.of(stream).append([{ said: 1, seq: 0 }], { at: 1000 })
  const other = page()
  other.log.start()
  await other.bring()
  expect(await said(other.log)).toEqual([['guest', 1, 1]])
  await one.bring()
  expect((await written).map(({ seq }) => seq)).toEqual([1])
  expect(await said(one.log)).toEqual([['guest', 1, 1]])
})
