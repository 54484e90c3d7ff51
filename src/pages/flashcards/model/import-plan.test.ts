import { expect, test, vi } from 'vitest'
import type { ImportedCard } from '#domain/imported-card'
import { type cardMediaStream, ownCardsStream, reviewsStream } from '@/entities/flashcard'
import { createCollection } from '@/entities/flashcard/model/collection'
import { configureApi } from '@/shared/api'
import { pageShelf, type Shelf } from '@/shared/lib/device-log/shelf'
import { madePicture, madeSound, packageWith } from '../../../../tests/fixtures/cards/made-media'
import { pageLog } from '../../../../tests/fixtures/page-log'
import { testClient } from '../../../../tests/fixtures/test-client'
import { bringCards, planImport } from './import-plan'

const now = Date.parse('2026-11-21T10:00:00.000Z')
const looks: [number, 3, number][] = [[Date.parse('2026-09-01T10:00:00.000Z'), 3, 4000]]

/** A deck of words, pictures and sounds, and what was learnt of it. */
async function deckOf(count: number) {
  const files: Record<string, Uint8Array> = {}
  const cards: ImportedCard[] = []
  for (let index = 0; index < count; index += 1) {
    files[`p${index}.webp`] = await madePicture(index)
    files[`s${index}.wav`] = madeSound(index)
    // So much lies between them that they are read in several parts.
    files[`f${index}.bin`] = new Uint8Array(400 * 1024)
    cards.push({
      kind: 'basic',
      // Two cards in three are told apart by what they show alone.
      front: index % 3 === 0 ? `Слово ${index}` : '',
      back: 'Переклад',
      media: [
        { side: 'front', kind: 'picture', name: `p${index}.webp`, words: '', entry: String(3 * index) },
        { side: 'back', kind: 'sound', name: `s${index}.wav`, words: '', entry: String(3 * index + 1) },
      ],
      learnt: [{ gap: null, looks, isOff: index % 4 === 0 }],
    })
  }
  return { cards, file: new Blob([packageWith('Слова', [], files, false)]) }
}

configureApi({ ...testClient, fetch: () => Promise.reject(new TypeError('No network')) })

/** The page dies as it writes for the time `death`: what was written before stays, and nothing of it is heard any more. */
function dyingShelf(shelf: Shelf, death: number): Shelf & { writes: () => number } {
  let writes = 0
  const unless = <T>(act: () => Promise<T>): Promise<T> => (++writes > death ? new Promise<T>(() => undefined) : act())
  return {
    ...shelf,
    turn: (query, change) => (change ? unless(() => shelf.turn(query, change)) : shelf.turn(query)),
    keep: (...documents) => unless(() => shelf.keep(...documents)),
    writes: () => writes,
  }
}

const open = async (shelf: Shelf) => {
  const log = pageLog({ device: shelf })
  return { log, collection: await createCollection(log, () => now) }
}
const bringing = (file: Blob) => ({ file, takesLearnt: true, onCount: () => undefined })

/** What the device has in the end: its cards with pictures, its memories, and what waits for the server. */
async function endOf(shelf: Shelf) {
  const { log, collection } = await open(shelf)
  const { own, book } = collection.read()
  const media = own.cards.flatMap((card) => (card.media ?? []).map(({ id }) => id))
  const found = await collection.findMedia(media)
  const waiting = async (stream: typeof ownCardsStream | typeof reviewsStream | typeof cardMediaStream) =>
    (await log.named(stream.name).waiting()).length
  return {
    cards: own.cards.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    bare: media.filter((id) => !found.has(id)),
    memories: [...book.memories.values()]
      .map(({ card, reps, isOff }) => ({ card, reps, isOff }))
      .toSorted((a, b) => (a.card < b.card ? -1 : 1)),
    waiting: [await waiting(ownCardsStream), await waiting(reviewsStream)],
  }
}

test('a page that dies anywhere in an import leaves nothing half, and the same file brought again does the rest, and nothing twice', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const { cards, file } = await deckOf(7)
  const whole = dyingShelf(pageShelf(), Infinity)
  const first = await open(whole)
  await bringCards(first.collection, planImport(cards, 'own', first.collection.read()), bringing(file))
  const expected = await endOf(whole)
  expect([expected.cards.length, expected.bare, expected.memories.length]).toEqual([7, [], 7])
  const deaths = whole.writes()
  expect(deaths).toBeGreaterThan(5)
  for (let death = 0; death < deaths; death += 1) {
    const shelf = pageShelf()
    const dying = dyingShelf(shelf, death)
    const { collection } = await open(dying)
    void bringCards(collection, planImport(cards, 'own', collection.read()), bringing(file))
    // Nothing of the page goes on once it waits for a write that never ends.
    await vi.waitFor(() => expect(dying.writes()).toBeGreaterThan(death), 10_000)
    const between = await endOf(shelf)
    expect(between.bare, `death ${death}`).toEqual([])
    const known = new Set(between.cards.map(({ id }) => id))
    expect(
      between.memories.filter(({ card }) => !known.has(card.slice(0, 36))),
      `death ${death}`,
    ).toEqual([])
    const again = await open(shelf)
    await bringCards(again.collection, planImport(cards, 'own', again.collection.read()), bringing(file))
    expect(await endOf(shelf), `death ${death}`).toEqual(expected)
  }
})

test('a deck that was brought without its pictures gets them by the same file, and its cards stay the same', async () => {
  const { cards, file } = await deckOf(3)
  const shelf = pageShelf()
  const { collection } = await open(shelf)
  const bare = cards.map(({ media: _media, ...card }, index) => ({ ...card, front: `Слово ${index}` }))
  const full = cards.map((card, index) => ({ ...card, front: `Слово ${index}` }))
  await bringCards(collection, planImport(bare, 'own', collection.read()), bringing(file))
  const plan = planImport(full, 'own', collection.read())
  expect([plan.taken.length, plan.bare.length, plan.known]).toEqual([0, 3, 3])
  expect(await bringCards(collection, plan, bringing(file))).toMatchObject({ added: 0, bare: 0 })
  const { own } = collection.read()
  expect(own.cards.map(({ front, media = [] }) => [front, media.length])).toEqual([0, 1, 2].map((index) => [`Слово ${index}`, 2]))
})

test('pictures beyond the room are left out and told, and so are cards that are nothing without them', async () => {
  const { cards, file } = await deckOf(3)
  const { collection } = await open(pageShelf())
  const state = collection.read()
  const own = { ...state.own, room: { bytes: 0, limit: 0 } }
  const plan = planImport(cards, 'own', { ...state, own })
  expect(await bringCards(collection, plan, bringing(file))).toMatchObject({ added: 1, bare: 2, media: { beyond: 6, unfit: 0 } })
})
