import { reviewsAnswerSchema, reviewsReceiptAnswerSchema, type ReviewsReceipt } from '#contract/review'
import { type ReviewFact } from '#domain/review'
import { api, ofOwner } from '@/shared/api'

/** The same facts may be sent again without harm. @param owner whose they are: they leave under no other bearer. */
export const sendReviews = async (facts: readonly ReviewFact[], owner: string): Promise<ReviewsReceipt> =>
  (await (await api()).post('v3/reviews', { json: { facts }, context: ofOwner(owner) }).json(reviewsReceiptAnswerSchema)).data

type Page = { facts: ReviewFact[]; next: string; isMore: boolean }

/** @param since the `next` of the last answer; null from the beginning. */
export const readReviews = async (since: string | null): Promise<Page> =>
  (await (await api()).get('v3/reviews', { searchParams: since === null ? {} : { since } }).json(reviewsAnswerSchema)).data
