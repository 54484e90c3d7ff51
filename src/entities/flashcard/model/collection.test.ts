import { expect, test, vi } from 'vitest'
import { datesDeck, decks, graded, mistakes, ownCards } from '#samples/flashcards'
import type { OwnChanges } from '#contract/own-card'
import type { OwnWrite } from '#contract/own-write'
import type { ReviewFact } from '#domain/review'
import { configureApi } from '@/shared/api'
import { pageShelf } from '@/shared/lib/device-log/shelf'
import { pageLog } from '../../../../tests/fixtures/page-log'
import { ownCardsStream, reviewsStream } from '../streams/card-streams'
import { createCollection, type Collection } from './collection'
import { testClient } from '../../../../tests/fixtures/test-client'

const serverNow = '2026-11-21T10:00:00.000Z'
const json = (data: unknown, status = 200) => Response.json(status === 200 ? { data } : data, { status })
const away = () => json({ errorMessage: 'Немає' }, 400)

type Server = Record<string, (body: never) => Response | Promise<Response>>
const answers: Server = {
  'GET v3/flashcards/decks': () => json({ decks }),
  'GET v3/flashcards/decks/history.dates': () => json({ deck: datesDeck }),
  'GET v3/flashcards/mistakes': () => json({ deck: mistakes }),
  'GET v3/flashcards/own': () => json(ownCards),
  'GET v3/reviews': () => json({ facts: [], next: '', isMore: false }),
}
const receipt = (rest: object = {}) => json({ accepted: 1, duplicates: 0, moved: [], refused: [], serverNow, ...rest })

/** A device whose shelves outlive the collection, so that it can be opened again as after a reload. */
function device(server: Server = {}) {
  const calls: string[] = []
  const all = { ...answers, ...server }
  configureApi({
    ...testClient,
    fetch: async (input) => {
      const request = input as Request
      const url = new URL(request.url)
      calls.push(`${request.method} ${url.pathname.slice(5)}${url.search}`)
      const body: unknown = request.method === 'POST' ? await request.json() : null
      return all[`${request.method} ${url.pathname.slice(5)}`]?.(body as never) ?? away()
    },
  })
  const shelf = pageShelf()
  const heard: string[] = []
  let owner = 'guest'
  const log = pageLog({ device: shelf, owner: () => owner, sync: (now) => heard.push(now) })
  const open = async () => {
    const collection = await createCollection(log, () => Date.parse(serverNow))
    const deliver = async () => {
      const delivered = await log.deliver(reviewsStream.name)
      await collection.heed(delivered)
      return delivered
    }
    return { ...collection, deliver }
  }
  return { open, calls, heard, server: all, log, leave: () => void (owner = 'next') }
}
const card = { id: '44444444-4444-4444-8444-444444444444', deck: 'own', kind: 'basic', front: 'Що?', back: 'Це' } as const
const learn = { kind: 'deck.set', deck: 'history.dates', settings: { isOn: true } } as const
const grade = { kind: 'card.graded', card: 'row.d-1', grade: 3, ms: 1000 } as const

test('what was done without a server is there after a reload and is delivered once it answers', async () => {
  const sent: ReviewFact[] = []
  const { open, heard, server } = device({ 'POST v3/reviews': away, 'POST v3/flashcards/own': away })
  const before = await open()
  await before.refresh()
  await before.state(grade)
  await before.write({ kind: 'card.written', card })
  await expect(before.deliver()).rejects.toThrow()
  const after = await open()
  expect([after.read().phase, after.read().waiting, after.read().book.memories.get('row.d-1')?.reps]).toEqual(['ready', 2, 1])
  expect(after.read().cards.get(card.id)?.deck).toBe('own')
  server['POST v3/flashcards/own'] = () =>
    json({ ...ownCards, cards: [...ownCards.cards, card], since: null, gone: [] } satisfies OwnChanges)
  server['POST v3/reviews'] = ({ facts }: { facts: ReviewFact[] }) => (sent.push(...facts), receipt())
  expect(await after.deliver()).toEqual({ refused: 0 })
  expect([after.read().waiting, sent.map(({ kind }) => kind), after.read().own.cards.at(-1)]).toEqual([0, ['card.graded'], card])
  expect(heard.at(-1)).toBe(serverNow)
})

test('cards of a deck come once it is chosen, and stay when the server is gone', async () => {
  const { open, server } = device()
  const first = await open()
  await first.refresh()
  expect(first.read().cards.has('row.d-1')).toBe(false)
  await first.state(learn)
  await first.openDeck('history.dates')
  expect([...first.read().cards.keys()].slice(0, 2)).toEqual(['task.math-1', 'row.d-1'])
  for (const call of Object.keys(server)) server[call] = away
  const again = await open()
  await again.refresh()
  expect([again.read().phase, again.read().cards.size, again.read().problem]).toEqual([
    'ready',
    first.read().cards.size,
    { status: 400, detail: 'Немає' },
  ])
})

test.each([
  ['what was delivered', (collection: Collection) => collection.heed({ refused: 0 })],
  ['another tab', (collection: Collection) => collection.hear()],
])('a deck that is opened while the page hears of %s stays open', async (_, hear) => {
  const { open, log } = device()
  const collection = await open()
  await collection.refresh()
  const slow = Promise.withResolvers<void>()
  const { read } = log.documents
  log.documents.read = async (name) => {
    if (name !== 'cards/own.cards') return read(name)
    log.documents.read = read
    await slow.promise
    return read(name)
  }
  const heard = hear(collection)
  await collection.openDeck('history.dates')
  slow.resolve()
  await heard
  expect(collection.read().cards.has('row.d-1')).toBe(true)
})

test('a device that knows nothing and cannot ask says so, and opens when asked again', async () => {
  const { open, server } = device({ 'GET v3/flashcards/decks': away })
  const collection = await open()
  await collection.refresh()
  expect(collection.read().phase).toBe('failed')
  server['GET v3/flashcards/decks'] = () => json({ decks })
  await collection.refresh()
  expect([collection.read().phase, collection.read().decks.map(({ id }) => id)]).toEqual([
    'ready',
    ['mistakes', ownCards.decks[0]!.id, 'own', 'history.dates', 'math.formulas'],
  ])
})

test('reviews of other devices are taken over page by page, each once', async () => {
  const theirs = [graded('2026-11-20T09:00Z', 'row.d-1', 3), graded('2026-11-20T10:00Z', 'row.d-2', 1)]
  const pages = [
    { facts: [theirs[0]], next: 'p1', isMore: true },
    { facts: [theirs[1]], next: 'p2', isMore: false },
  ]
  const { open, calls, server } = device({ 'GET v3/reviews': () => json(pages.shift()) })
  const collection = await open()
  await collection.refresh()
  expect(collection.read().book.reviews.map(({ id }) => id)).toEqual(theirs.map(({ id }) => id))
  server['GET v3/reviews'] = () => json({ facts: [], next: 'p2', isMore: false })
  await collection.refresh()
  expect(calls.filter((call) => call.includes('v3/reviews'))).toEqual([
    'GET v3/reviews',
    'GET v3/reviews?since=p1',
    'GET v3/reviews?since=p2',
  ])
})

test('a fact that the server refuses waits no longer, one whose time it mends keeps the new time', async () => {
  const at = '2026-11-21T09:00:00.000Z'
  const { open, server } = device()
  const collection = await open()
  const refused = await collection.state(grade)
  const moved = await collection.state({ ...grade, card: 'row.d-2' })
  server['POST v3/reviews'] = () => receipt({ refused: [{ index: 0, message: 'Ні' }], moved: [{ id: moved.id, at }] })
  expect(refused.at <= moved.at).toBe(true)
  expect((await collection.deliver()).refused).toBe(1)
  const { waiting, book, refused: count } = collection.read()
  expect([waiting, count, book.memories.get('row.d-2')?.lastReview]).toEqual([0, 1, Date.parse(at)])
})

test('a grade that is delivered while the next one is written down waits no longer', async () => {
  const { open, log } = device({ 'POST v3/reviews': () => receipt() })
  const collection = await open()
  const slow = Promise.withResolvers<void>()
  const reviews = log.of(reviewsStream)
  const { isSafe } = reviews
  reviews.isSafe = async () => (await slow.promise, isSafe())
  const stated = collection.state(grade)
  await vi.waitFor(async () => expect(await reviews.waiting()).toHaveLength(1))
  reviews.isSafe = isSafe
  await collection.deliver()
  slow.resolve()
  await stated
  expect(collection.read().waiting).toBe(0)
})

const keeps = ({ writes }: { writes: readonly OwnWrite[] }) => {
  const kept = writes.flatMap((write) => (write.kind === 'card.written' ? [write.card] : []))
  return json({ ...ownCards, cards: [...ownCards.cards, ...kept], since: null, gone: [] } satisfies OwnChanges)
}

test('an own card that has arrived stays on the page while the server is still asked for the rest', async () => {
  const { open, server, log } = device({ 'POST v3/flashcards/own': keeps })
  const collection = await open()
  await collection.refresh()
  const slow = Promise.withResolvers<Response>()
  server['GET v3/flashcards/decks'] = () => slow.promise
  const refreshed = collection.refresh()
  await collection.write({ kind: 'card.written', card })
  const heeded = log.deliver(ownCardsStream.name).then(collection.heed)
  await vi.waitFor(async () => expect(await log.of(ownCardsStream).waiting()).toEqual([]))
  await collection.write({ kind: 'card.written', card: { ...card, id: '55555555-5555-4555-8555-555555555555' } })
  expect(collection.read().own.cards.map(({ id }) => id)).toContain(card.id)
  slow.resolve(json({ decks }))
  await Promise.all([refreshed, heeded])
})

test('the first own card of a device is not lost to an answer that was on its way before', async () => {
  const slow = Promise.withResolvers<Response>()
  const { open, log } = device({ 'POST v3/flashcards/own': keeps, 'GET v3/flashcards/own': () => slow.promise })
  const collection = await open()
  const refreshed = collection.refresh()
  await collection.write({ kind: 'card.written', card })
  const heeded = log.deliver(ownCardsStream.name).then(collection.heed)
  await vi.waitFor(async () => expect(await log.of(ownCardsStream).waiting()).toEqual([]))
  slow.resolve(json(ownCards))
  await Promise.all([refreshed, heeded])
  expect(collection.read().own.cards.map(({ id }) => id)).toContain(card.id)
})

test('a batch brings back what it changed alone, and the rest stays as the device has it', async () => {
  const [first, second] = ownCards.cards
  const news = (since: string | null) =>
    json({ decks: [], cards: [card], limit: 50, version: '2', since, gone: [second!.id] } satisfies OwnChanges)
  const { open, calls, log, server } = device({ 'POST v3/flashcards/own': () => news('1') })
  const collection = await open()
  await collection.refresh()
  await collection.write({ kind: 'card.written', card })
  await collection.heed(await log.deliver(ownCardsStream.name))
  expect([collection.read().own.cards, collection.read().own.version]).toEqual([[first, card], '2'])
  server['POST v3/flashcards/own'] = () => news(null)
  await collection.write({ kind: 'card.removed', card: first!.id })
  await collection.heed(await log.deliver(ownCardsStream.name))
  expect(collection.read().own).toEqual({ decks: [], cards: [card], limit: 50, version: '2' })
  expect(calls.filter((call) => call.startsWith('POST'))).toEqual(['POST v3/flashcards/own?since=1', 'POST v3/flashcards/own?since=2'])
})

test('another tab is heard, and a grade of it counts once', async () => {
  const here = device()
  const [one, two] = [await here.open(), await here.open()]
  await one.state(grade)
  await two.hear()
  await two.hear()
  expect([two.read().book.reviews.length, two.read().waiting]).toEqual([1, 1])
})

test('the next visitor finds nothing of the last one but what still waits', async () => {
  const { open, server, leave, log } = device({ 'POST v3/reviews': () => receipt() })
  const collection = await open()
  await collection.refresh()
  await collection.state(grade)
  await collection.deliver()
  server['GET v3/flashcards/own'] = away
  leave()
  await log.forget()
  await collection.renew()
  expect([collection.read().book.reviews, collection.read().own.cards]).toEqual([[], []])
  expect(collection.read().decks.map(({ id }) => id)).toEqual(['history.dates', 'math.formulas'])
})

test('own cards stand in decks of their own, a cloze as one card for each gap', async () => {
  const { open } = device()
  const collection = await open()
  await collection.refresh()
  const { decks: known, cards } = collection.read()
  expect(known.filter(({ kind }) => kind === 'own').map(({ title, cards: count }) => [title, count])).toEqual([
    ['Моє', 1],
    ['Мої картки', 2],
  ])
  expect([...cards.keys()].filter((id) => id.startsWith('3333'))).toEqual([`${ownCards.cards[1]!.id}.c1`, `${ownCards.cards[1]!.id}.c2`])
})
