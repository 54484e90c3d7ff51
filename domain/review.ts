import * as v from 'valibot'
import { cardId, deckId } from './flashcard.ts'
import { isMoment } from './text.ts'

const whole = (most: number) => v.pipe(v.number('Хибне число'), v.integer('Хибне число'), v.minValue(0), v.maxValue(most))
const uuid = v.pipe(v.string('Хибний ідентифікатор'), v.uuid('Хибний ідентифікатор'), v.toLowerCase())

const fact = {
  /** Made by the device, so that the same fact may arrive twice without harm. */
  id: uuid,
  /** The moment of the look by the server’s clock, as the device knows it, ISO 8601. The server moves what cannot be (see `soundMoment`). */
  at: v.pipe(
    v.string('Хибний час'),
    v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/, 'Хибний час'),
    v.check(isMoment, 'Хибний час'),
  ),
  /** Counts the facts of one device; decides between facts of one moment. */
  seq: whole(2 ** 31),
}

/** 1 «Не згадав», 2 «Важко», 3 «Згадав», 4 «Легко». With two buttons only 1 and 3 occur. */
export const gradeSchema = v.picklist([1, 2, 3, 4], 'Хибна оцінка')
export type Grade = v.InferOutput<typeof gradeSchema>

const hourMs = 3_600_000
/** Places on Earth are at most 12 hours behind UTC and 14 ahead of it. */
const offset = v.pipe(v.number('Хибний пояс'), v.integer('Хибний пояс'), v.minValue(-720), v.maxValue(840))
const reviewFields = {
  card: cardId,
  /** Minutes that the clock on the learner’s wall was ahead of UTC: it tells which day of study the look was on. Left out: that of Kyiv. */
  offset: v.optional(offset),
  grade: gradeSchema,
  /** From the question to the grade, an hour at most: a card that lay open overnight is a look all the same. */
  ms: v.pipe(
    v.number('Хибне число'),
    v.transform((ms) => Math.round(Math.min(Math.max(ms, 0), hourMs))),
  ),
}
/** Days of the week on which little is wished: 1 Monday … 7 Sunday. */
const easyDays = v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7))), v.maxLength(7))

/** The settings of all decks; a field that is left out stays as it is. `newPerDay` is the cap of all decks together. */
export const studySettingsSchema = v.partial(
  v.object({
    buttons: v.picklist(['two', 'four'], 'Хибне налаштування'),
    newPerDay: whole(100),
    reviewsPerDay: whole(1000),
    easyDays,
  }),
)
/** The settings of one deck. `isOn`: new cards of it are shown. `newPerDay` null: only the cap of all decks counts. */
export const deckSettingsSchema = v.partial(
  v.object({ isOn: v.boolean('Хибне налаштування'), newPerDay: v.nullable(whole(100)), isExamMode: v.boolean('Хибне налаштування') }),
)

/** Before it no program that a history could come from was there. */
const firstReview = Date.parse('2006-01-01T00:00:00.000Z')
export const mostPastReviews = 200
/** Looks at a card in another program, the oldest first: the moment in ms since the epoch, the grade, and the milliseconds that it took. */
const pastReviews = v.pipe(
  v.array(
    v.tuple([
      v.pipe(v.number('Хибний час'), v.integer('Хибний час'), v.minValue(firstReview, 'Хибний час'), v.maxValue(8.64e15, 'Хибний час')),
      gradeSchema,
      reviewFields.ms,
    ]),
  ),
  v.minLength(1, 'Порожня історія'),
  v.maxLength(mostPastReviews, 'Задовга історія'),
)
export type PastReview = v.InferOutput<typeof pastReviews>[number]

/**
 * What a visitor did with cards. `card.crammed` changes no date. `review.undone` may come before the look that it takes back.
 * `card.learnt` brings looks from another program.
 */
export const reviewFactSchema = v.variant(
  'kind',
  [
    v.object({ ...fact, kind: v.literal('card.graded'), ...reviewFields }),
    v.object({ ...fact, kind: v.literal('card.crammed'), ...reviewFields }),
    v.object({ ...fact, kind: v.literal('card.learnt'), card: cardId, looks: pastReviews }),
    v.object({ ...fact, kind: v.literal('review.undone'), of: uuid }),
    v.object({ ...fact, kind: v.literal('card.suspended'), card: cardId }),
    v.object({ ...fact, kind: v.literal('card.resumed'), card: cardId }),
    v.object({ ...fact, kind: v.literal('card.buried'), card: cardId, until: fact.at }),
    v.object({ ...fact, kind: v.literal('study.set'), settings: studySettingsSchema }),
    v.object({ ...fact, kind: v.literal('deck.set'), deck: deckId, settings: deckSettingsSchema }),
  ],
  'Невідома подія',
)
export type ReviewFact = v.InferOutput<typeof reviewFactSchema>
