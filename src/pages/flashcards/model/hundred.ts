import type { PastReview } from '#domain/scheduling/memory'
import type { Look } from './review-round'

const many = 100

/** Tells whether the hundredth different card ever was met in this round. */
export function isHundredHere(reviews: readonly Pick<PastReview, 'id' | 'card'>[], looks: readonly Pick<Look, 'undo'>[]): boolean {
  const firsts = new Map(reviews.toReversed().map(({ id, card }) => [card, id]))
  const inOrder = reviews.filter(({ id, card }) => firsts.get(card) === id)
  const hundredth = inOrder[many - 1]?.id
  return hundredth !== undefined && looks.some(({ undo }) => undo.kind === 'review.undone' && undo.of === hundredth)
}
