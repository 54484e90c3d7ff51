import { eq } from 'drizzle-orm'
import type * as v from 'valibot'
import type { memoriesAnswerSchema } from '#contract/review'
import { replayReviews } from '#domain/scheduling/replay'
import { reviewFacts } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'

type Memories = v.InferOutput<typeof memoriesAnswerSchema>['data']['memories']

/** Computes the memories of a visitor from the whole log, with the replay that devices use; cards that were never graded are left out. */
export async function readMemories(db: Db, userId: string): Promise<Memories> {
  const rows = await db.select({ fact: reviewFacts.fact }).from(reviewFacts).where(eq(reviewFacts.userId, userId))
  const { memories } = replayReviews(rows.map(({ fact }) => fact))
  return [...memories.values()]
    .filter(({ reps }) => reps > 0)
    .map(({ card, state, due, stability, difficulty, reps, lapses, lastReview }) => ({
      card,
      state,
      due: written(due),
      stability,
      difficulty,
      reps,
      lapses,
      lastReview: written(lastReview),
    }))
}

const written = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())
