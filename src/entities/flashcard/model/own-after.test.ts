import { expect, test } from 'vitest'
import { ownCards, ownDeckUuid } from '#samples/flashcards'
import type { OwnWrite } from '#contract/own-write'
import { ownAfter } from './own-after'

const [first, second] = ownCards.cards
const write = { id: '55555555-5555-4555-8555-555555555555', at: '2026-11-21T10:00:00.000Z' }
const after = (...changes: OwnWrite[]) => ownAfter(ownCards, changes)

test('a card that is written anew keeps its place, a new one comes last', () => {
  const changed = { ...first!, front: 'Інше' }
  const added = { ...first!, id: '66666666-6666-4666-8666-666666666666' }
  expect(after({ ...write, kind: 'card.written', card: changed }, { ...write, kind: 'card.written', card: added }).cards).toEqual([
    changed,
    second,
    added,
  ])
})

test('a deck that is removed takes its cards along', () => {
  expect(after({ ...write, kind: 'deck.removed', deck: ownDeckUuid })).toEqual({ ...ownCards, decks: [], cards: [second] })
})

test('a deck gets another name, and a removed card is gone', () => {
  const { decks, cards } = after(
    { ...write, kind: 'deck.written', deck: { id: ownDeckUuid, title: 'Хімія' } },
    { ...write, kind: 'card.removed', card: first!.id },
  )
  expect([decks, cards]).toEqual([[{ id: ownDeckUuid, title: 'Хімія' }], [second]])
})
