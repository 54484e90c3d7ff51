import { act, cleanup, fireEvent } from '@testing-library/react'
import { expect } from 'vitest'
import { graded } from '#samples/flashcards'
import type { ReviewFact } from '#domain/review'
import type { Collection, CollectionState } from '@/entities/flashcard'
import { chosen, openFlashcards } from '../../fixtures/open-flashcards'
import { createSurroundings, idOf } from './surroundings'
import { heldShelf } from './held-shelf'
import { buttonFor, cardOnPage, disabledButtons, offersOnPage, readReview } from './read-review'
import type { Card, Kind, Press } from './review-events'
import type { ReviewDriver } from './review-oracle'
import { blank } from './review-view'

const start = Date.parse('2026-11-21T10:00:00.000Z')
const aside: ReviewFact = { ...graded('2026-10-04T09:00Z', idOf('c'), 3), kind: 'card.suspended' }
/** Long due, the first longest; new cards of the deck are not wished. A third card was set aside long ago. */
const past: Record<Kind, ReviewFact[]> = {
  today: [
    graded('2026-10-01T09:00Z', idOf('a'), 4),
    graded('2026-10-02T09:00Z', idOf('b'), 4),
    graded('2026-10-03T09:00Z', idOf('c'), 4),
    aside,
  ],
  nothing: [graded('2026-10-03T09:00Z', idOf('c'), 4), aside],
  ahead: [graded('2026-10-01T09:00Z', idOf('a'), 4), graded('2026-10-02T09:00Z', idOf('b'), 4)],
}
const known: ReviewFact = { ...chosen, kind: 'deck.set', deck: 'history.dates', settings: { isOn: false } }

/** The page of flashcards in jsdom over a device that writes when told to. */
export function pageDriver(): ReviewDriver {
  let surroundings = createSurroundings('nothing')
  let device = heldShelf()
  let isBroken = false
  let page: Awaited<ReturnType<typeof openFlashcards>> | null = null
  let told: string[] = []
  let others = 0
  /** The card in hand; a pause covers it. */
  let hand: Card = 'a'

  const on = () => page ?? expect.unreachable('no page is open')
  const press = (name: Press) => act(async () => void fireEvent.click(buttonFor(name) ?? expect.unreachable(`nobody can press “${name}”`)))
  const key = (code: string) => fireEvent.keyDown(cardOnPage() ?? document.body, { code })
  const keep = (hasRoom: boolean) =>
    act(async () => {
      const fact = await device.keep(hasRoom)
      told.push(surroundings.note(fact.id, fact))
    })
  /** Another tab has written a fact on the device they share. */
  const elsewhere = (card: Card, change: Partial<ReviewFact> = {}) =>
    act(async () => {
      const { reviews, collection } = on()
      const id = `77777777-7777-4777-8777-${String((others += 1)).padStart(12, '0')}`
      const fact = { ...graded(new Date(start - 60_000).toISOString(), idOf(card), 3), id, ...change } as ReviewFact
      await reviews.learn([fact])
      await collection.hear()
    })
  const lose = (card: Card) => {
    surroundings.lose(card)
    return elsewhere(card)
  }

  return {
    patience: 3000,
    begin: () => void (told = []),
    stop: cleanup,
    view: () => {
      const look = page ? readReview() : blank
      const asked = device.asked()
      hand = look.card || hand
      return { ...look, asked: asked ? surroundings.words(asked) : '', told }
    },
    offers: offersOnPage,
    acts: {
      'page opens': async ({ kind, isBroken: breaks }) => {
        surroundings = createSurroundings(kind)
        device = heldShelf()
        isBroken = breaks
        const search = `?review=${kind === 'ahead' ? 'cram' : 'today'}`
        page = await openFlashcards(search, [known, ...past[kind]], {}, { shelf: device.shelf, hold: breakable(() => isBroken) })
      },
      'pupil looks at the answer': () => press('pupil looks at the answer'),
      'pupil remembers': () => press('pupil remembers'),
      'pupil forgets': () => press('pupil forgets'),
      'pupil sets the card aside': () => press('pupil sets the card aside'),
      'pupil takes it back': () => press('pupil takes it back'),
      'pupil pauses': () => press('pupil pauses'),
      'pupil goes on': () => press('pupil goes on'),
      'pupil tries again': () => press('pupil tries again'),
      'pupil is impatient': () =>
        act(async () => {
          const { screen, isAnswerShown } = readReview()
          for (const button of disabledButtons()) fireEvent.click(button)
          if (screen === 'card' && !isAnswerShown) key('Digit2')
          if (screen !== 'card' || isAnswerShown) key('Space')
          if (screen !== 'card' || surroundings.isUntouched()) key('KeyZ')
        }),
      'device works again': () => {
        isBroken = false
        return act(() => on().collection.hear())
      },
      'device writes it down': () => keep(true),
      'device has no room': () => keep(false),
      'device refuses': () => act(async () => device.refuse()),
      'another tab grades this card': () => lose(hand),
      'another tab grades the other card': () => lose(surroundings.other(hand) ?? expect.unreachable('no other card is fresh')),
      'another tab brings a card': () => {
        surroundings.bring()
        return elsewhere('c', { kind: 'card.resumed' })
      },
    },
  }
}

/** A collection whose cards are there, but cannot be put in order while it is broken. */
const breakable =
  (isBroken: () => boolean) =>
  (found: Collection): Collection => {
    const broken = new WeakMap<CollectionState, CollectionState>()
    const fail = (): never => {
      throw new Error('The device is out of order')
    }
    const spoil = (state: CollectionState): CollectionState => ({
      ...state,
      cards: Object.assign(new Map(state.cards), { has: fail }),
      // Not to be found by who lists properties: React lists those of what takes long to draw.
      book: Object.defineProperty({ ...state.book }, 'settings', { get: fail, enumerable: false }),
    })
    const read = () => {
      const state = found.read()
      if (!isBroken()) return state
      const spoilt = broken.get(state) ?? spoil(state)
      broken.set(state, spoilt)
      return spoilt
    }
    return { ...found, read }
  }
