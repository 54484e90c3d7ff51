import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { createOwners, sessionMachine } from '@/entities/session'
import { configureApi } from '@/shared/api'
import { createServerClock } from '@/shared/lib/device-log'
import { createLocalStore } from '@/shared/lib/local-store'
import { startCards } from './start-cards'
import { startLog, type Log } from './start-log'
import { testClient } from '../../../tests/fixtures/test-client'

const running: Log[] = []
const outboxesOf = ({ outbox }: Log) => ['own-cards', 'reviews'].flatMap((name) => outbox.of(name) ?? [])
afterEach(() => running.splice(0).forEach((log) => outboxesOf(log).forEach((outbox) => outbox.stop())))
beforeEach(() => void indexedDB.deleteDatabase('skladu-log'))

const serverNow = '2026-11-21T10:00:00.000Z'
const tokens = { token: null, refreshToken: null, refreshAt: null, anonymousToken: 'guest' }

function start() {
  const calls: string[] = []
  configureApi({
    ...testClient,
    fetch: async (input) => {
      const { method, url } = input as Request
      calls.push(`${method} ${new URL(url).pathname.slice(5)}`)
      return Response.json({ data: { accepted: 1, duplicates: 0, moved: [], refused: [], serverNow } })
    },
  })
  const store = createLocalStore(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const session = createActor(sessionMachine, { input: { tokens, rules: { canRefresh: false, maxAgeSeconds: 60 } } })
  const clock = createServerClock(store)
  const log = startLog(session, createOwners(store), clock, '0b8f7a3e-6c1d-4f43-9d0a-2f4b3f6f1a11', () => undefined)
  running.push(log)
  log.startLog()
  const rests = async () => {
    await vi.waitFor(async () => expect(await log.log.waiting()).toEqual([]))
    await Promise.all(outboxesOf(log).map((outbox) => waitFor(outbox, ({ value }) => value === 'resting')))
  }
  return { cards: startCards(log, clock), calls, rests }
}

test('a page without cards asks the server nothing, and neither does a change of owner', async () => {
  const { cards, calls, rests } = start()
  await rests()
  cards.withCards((collection) => collection.refresh())
  await rests()
  expect(calls).toEqual([])
  expect((await indexedDB.databases()).filter(({ name }) => name?.startsWith('skladu'))).toEqual([])
})

test('what waits from an earlier visit is delivered from any page, once', async () => {
  const first = start()
  await first.rests()
  const collection = await first.cards.flashcards.open()
  await collection.state({ kind: 'card.graded', card: 'row.d-1', grade: 3, ms: 900 })
  await first.rests()
  expect(first.calls).toEqual(['POST v3/reviews'])
  const second = start()
  await second.rests()
  expect(second.calls).toEqual([])
})
