import * as v from 'valibot'
import { cardId, deckId } from './flashcard.ts'
import { isMoment } from './text.ts'

/** Facts of one batch; what is more waits for the next. */
export const mostReviewFacts = 500

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
const look = {
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
const firstLook = Date.parse('2006-01-01T00:00:00.000Z')
export const mostPastLooks = 200
/** Looks at a card in another program, the oldest first: the moment in ms since the epoch, the grade, and the milliseconds that it took. */
const pastLooks = v.pipe(
  v.array(
    v.tuple([
      v.pipe(v.number('Хибний час'), v.integer('Хибний час'), v.minValue(firstLook, 'Хибний час'), v.maxValue(8.64e15, 'Хибний час')),
      gradeSchema,
      look.ms,
    ]),
  ),
  v.minLength(1, 'Порожня історія'),
  v.maxLength(mostPastLooks, 'Задовга історія'),
)
export type PastLook = v.InferOutput<typeof pastLooks>[number]

/**
 * The log of reviews: what a visitor did, never what follows. `card.crammed` changes no date. `review.undone` takes a look back by its
 * id, in whatever order they arrive. `card.learnt` tells of looks in another program, which count as if they had been here.
 */
export const reviewFactSchema = v.variant(
  'kind',
  [
    v.object({ ...fact, kind: v.literal('card.graded'), ...look }),
    v.object({ ...fact, kind: v.literal('card.crammed'), ...look }),
    v.object({ ...fact, kind: v.literal('card.learnt'), card: cardId, looks: pastLooks }),
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

/** Body of `POST /v3/reviews`. A fact that does not fit is refused alone; the batch is refused only where it is no batch at all. */
export const reviewFactsSchema = v.object({
  facts: v.pipe(v.array(reviewFactSchema), v.minLength(1), v.maxLength(mostReviewFacts, 'Забагато подій')),
})

/**
 * Acknowledgement: all but `refused` is stored. `moved`: facts whose time could not be; the device takes the new one over. A refused fact
 * is never sent again; `index` is its place in the batch.
 */
export const reviewsReceiptSchema = v.object({
  accepted: v.number(),
  duplicates: v.number(),
  moved: v.array(v.object({ id: v.string(), at: v.string() })),
  refused: v.array(v.object({ index: v.number(), message: v.string() })),
  serverNow: v.string(),
})
export type ReviewsReceipt = v.InferOutput<typeof reviewsReceiptSchema>
export const reviewsReceiptAnswerSchema = v.object({ data: reviewsReceiptSchema })

/**
 * Answer to `GET /v3/reviews?since=`: facts as the server received them, at most 2,000; `next` is the `since` of the next call. A place
 * counts for one owner only.
 */
export const reviewsAnswerSchema = v.object({
  data: v.object({ facts: v.array(reviewFactSchema), next: v.string(), isMore: v.boolean() }),
})

/** The memories that the server computes from the log with the same replay; answer to `GET /v3/reviews/memories`. Moments are ISO 8601. */
export const memoriesAnswerSchema = v.object({
  data: v.object({
    memories: v.array(
      v.object({
        card: cardId,
        state: v.picklist(['new', 'learning', 'review', 'relearning']),
        due: v.nullable(v.string()),
        stability: v.number(),
        difficulty: v.number(),
        reps: v.number(),
        lapses: v.number(),
        lastReview: v.nullable(v.string()),
      }),
    ),
  }),
})
