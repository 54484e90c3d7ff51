import type { Deck, DeckSummary, Flashcard } from '#domain/flashcard'
import type { OwnCards } from '#contract/own-card'
import type { Grade, ReviewFact } from '#domain/review'
import { text } from './questions.ts'

const history = { id: 'history', title: 'Історія України' }

/** Six dates, `row.d-1` … `row.d-6`. */
export const dateCards: Flashcard[] = ['882', '988', '1240', '1648', '1654', '1709'].map((year, index) => ({
  id: `row.d-${index + 1}`,
  deck: 'history.dates',
  subject: 'history',
  topic: 'history.rus',
  front: text(`Подія ${index + 1}`),
  back: text(year),
  figure: null,
  hint: 'Назви дату',
  source: { title: 'Дати', to: `/subjects/history/theory/dates#d-${index + 1}` },
  isOff: false,
}))

/** A mistake in a calculation: it waits until it is turned on. */
export const mistakeCard: Flashcard = {
  id: 'task.math-1',
  deck: 'mistakes',
  subject: 'math',
  topic: 'math.numbers',
  front: text('Скільки буде двічі по два?'),
  back: text('Чотири.'),
  figure: null,
  hint: null,
  source: { title: 'З твоєї помилки: Варіант 1', to: '/result/math/nmt-0001' },
  isOff: true,
}

const deckOfDates: DeckSummary = {
  id: 'history.dates',
  kind: 'table',
  title: 'Дати',
  subject: history,
  type: 'dates',
  cards: 6,
  version: 'v1',
}
export const decks: DeckSummary[] = [
  deckOfDates,
  {
    id: 'math.formulas',
    kind: 'table',
    title: 'Формули',
    subject: { id: 'math', title: 'Математика' },
    type: 'formulas',
    cards: 70,
    version: 'v1',
  },
]
export const datesDeck: Deck = { ...deckOfDates, list: dateCards }
export const mistakes: Deck = {
  id: 'mistakes',
  kind: 'mistakes',
  title: 'Мої помилки',
  subject: null,
  type: null,
  cards: 1,
  version: 'v1',
  list: [mistakeCard],
}

export const ownDeckUuid = '11111111-1111-4111-8111-111111111111'
export const ownCards: OwnCards = {
  decks: [{ id: ownDeckUuid, title: 'Моє' }],
  cards: [
    { id: '22222222-2222-4222-8222-222222222222', deck: ownDeckUuid, kind: 'basic', front: 'Дискримінант', back: '$D=b^2-4ac$' },
    { id: '33333333-3333-4333-8333-333333333333', deck: 'own', kind: 'cloze', front: '{{c1::Київ}} заснував {{c2::Кий::хто?}}', back: '' },
  ],
  limit: 50,
  version: '1',
}

let seq = 0
const nextFact = (at: string) => {
  seq += 1
  return { id: `00000000-0000-4000-9000-${String(seq).padStart(12, '0')}`, at: new Date(at).toISOString(), seq }
}
/** One grade; later calls have higher numbers. `graded('2026-11-20T09:00Z', 'row.d-1', 3)`. */
export const graded = (at: string, card: string, grade: Grade, ms = 4000): Extract<ReviewFact, { kind: 'card.graded' }> => ({
  ...nextFact(at),
  kind: 'card.graded',
  card,
  grade,
  ms,
})
export const undone = (at: string, of: string): ReviewFact => ({ ...nextFact(at), kind: 'review.undone', of })
