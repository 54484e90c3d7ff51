import type { BareReview } from '@/entities/flashcard'
import type { Grade } from '#domain/review'

/** One action of this round and the fact that takes it back. */
export type Look = { card: string; grade: Grade | null; undo: BareReview }

/** The front of `queue` is asked, unless a card was called back. */
export type ReviewRound = { queue: readonly string[]; looks: readonly Look[]; card: string | null; pending: Pending | null }

/** The fact on its way to the device. */
export type Pending = { fact: BareReview; takesBack: boolean }

/** The pupil’s command: grade, set aside, or take the last one back. */
export type Wish = 'grade' | 'aside' | 'back'
export const wishOf = ({ fact, takesBack }: Pending): Wish => (takesBack ? 'back' : 'grade' in fact ? 'grade' : 'aside')

/** The device’s answer to a written fact; `queue` holds the cards that are left. */
export type Written = { id: string; queue: readonly string[]; isSafe: boolean }

export type ReviewEvent =
  | { type: 'answer.show' }
  | { type: 'grade.give'; grade: Grade; ms: number; isCram: boolean }
  | { type: 'card.suspend' }
  | { type: 'look.undo' }
  | { type: 'look.retry' }
  | { type: 'queue.change'; queue: readonly string[] }
  | { type: 'session.pause' }
  | { type: 'session.resume' }
  | { type: 'load.retry' }
  | { type: 'storage.fill' }
  | { type: 'storage.free' }

/** Builds the fact of a press; null where there is nothing to do. */
export function pendingOf({ card, looks }: ReviewRound, event: ReviewEvent): Pending | null {
  const last = looks.at(-1)
  if (event.type === 'look.undo') return last ? { fact: last.undo, takesBack: true } : null
  if (card === null) return null
  if (event.type === 'card.suspend') return { fact: { kind: 'card.suspended', card }, takesBack: false }
  if (event.type !== 'grade.give') return null
  const { grade, ms, isCram } = event
  const fact = { card, grade, ms: Math.round(Math.min(Math.max(ms, 0), 3_600_000)) }
  return { fact: { kind: isCram ? 'card.crammed' : 'card.graded', ...fact }, takesBack: false }
}

/** The looks once something is written down under this id. */
export function looksAfter({ looks, pending }: ReviewRound, id: string): readonly Look[] {
  if (!pending) return looks
  return pending.takesBack ? looks.slice(0, -1) : [...looks, lookAt(pending.fact, id)]
}

/** The round once something is written down: what was taken back is asked again. */
export const afterWriting = (round: ReviewRound, { id, queue }: Written): Omit<ReviewRound, 'pending'> => ({
  queue,
  looks: looksAfter(round, id),
  card: round.pending?.takesBack ? (round.looks.at(-1)?.card ?? null) : null,
})

function lookAt(fact: BareReview, id: string): Look {
  if (fact.kind === 'card.graded' || fact.kind === 'card.crammed')
    return { card: fact.card, grade: fact.grade, undo: { kind: 'review.undone', of: id } }
  const card = 'card' in fact ? fact.card : ''
  return { card, grade: null, undo: { kind: 'card.resumed', card } }
}

/** The card to ask next: not the one just seen while there is another. */
export function nextCard({ queue, looks }: Pick<ReviewRound, 'queue' | 'looks'>): string | null {
  const last = looks.at(-1)?.card
  return queue.find((card) => card !== last) ?? queue[0] ?? null
}

/** Answers that were given in this round, and all that it takes as far as is known: a card that comes back is one more. Each answer moves it on. */
export const progressOf = ({ queue, looks }: Pick<ReviewRound, 'queue' | 'looks'>): { done: number; total: number } => ({
  done: looks.length,
  total: looks.length + new Set(queue).size,
})

/** Cards of a round that is over, and those of them that were recalled at their first look. */
export function outcomeOf(looks: readonly Look[]): { seen: number; recalled: number } {
  const firsts = [
    ...new Map(
      looks
        .filter(({ grade }) => grade !== null)
        .toReversed()
        .map((look) => [look.card, look]),
    ).values(),
  ]
  return { seen: firsts.length, recalled: firsts.filter(({ grade }) => grade !== 1).length }
}
