import * as v from 'valibot'
import { cardId } from '#domain/flashcard'
import { reviewFactSchema } from '#domain/review'

/** Facts of one batch; what is more waits for the next. */
export const mostReviewFacts = 500

/** Body of `POST /v3/reviews`. A fact that does not fit is refused alone; the batch is refused only where it is no batch at all. */
export const reviewFactsSchema = v.object({
  facts: v.pipe(v.array(reviewFactSchema), v.minLength(1), v.maxLength(mostReviewFacts, 'Забагато подій')),
})

/**
 * Acknowledgement: everything is stored but `refused`, which is never sent again; `index` is its place in the batch. `moved`: facts whose
 * time was impossible; the device takes over the new one.
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
