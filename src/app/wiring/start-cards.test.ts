import 'fake-indexeddb/auto'
import { afterEach, expect, test } from 'vitest'
import { waitFor } from 'xstate'
import { createServerClock } from '@/entities/survey'
import { configureApi } from '@/shared/api'
import { createLocalStore, type LocalStore } from '@/shared/lib/local-store'
import { startCards, type Cards } from './start-cards'

const running: Cards[] = []
afterEach(() => running.splice(0).forEach(({ cardOutbox }) => cardOutbox.stop()))

const serverNow = '2026-11-21T10:00:00.000Z'

function start(store: LocalStore = createLocalStore(() => sessionStorage)) {
  const calls: string[] = []
  configureApi({
    baseUrl: 'http://site.test/api',
    session: { bearer: async () => 'token', onRefused: () => undefined },
    device: async () => ({ id: 'd', model: 'Web', platform: 'Unknown', platformVersion: 'Unknown' }),
    fetch: async (input) => {
      const { method, url } = input as Request
      calls.push(`${method} ${new URL(url).pathname.slice(5)}`)
      return Response.json({ data: { accepted: 1, duplicates: 0, moved: [], refused: [], serverNow } })
    },
  })
  const cards = startCards(createServerClock(store), store)
  running.push(cards)
  cards.cardOutbox.start()
  const rests = () => waitFor(cards.cardOutbox, ({ value }) => value === 'resting')
  return { cards, calls, store, rests }
}

test('a page without cards asks the server nothing, and neither does the end of a session', async () => {
  const { cards, calls, rests } = start()
  await rests()
  cards.forgetCards()
  cards.refreshCards()
  await rests()
  expect(calls).toEqual([])
})

test('what waits from an earlier visit is delivered from any page, once', async () => {
  const first = start()
  await first.rests()
  const collection = await first.cards.flashcards.open()
  await collection.state({ kind: 'card.graded', card: 'row.d-1', grade: 3, ms: 900 })
  await first.rests()
  expect(first.calls).toEqual(['POST v3/reviews'])
  const second = start(first.store)
  await second.rests()
  expect(second.calls).toEqual([])
})
