import type { Result } from '#domain/result'

/** No task of this result may be shown yet. */
export const isReviewShut = ({ reviewAt, withheld = 0, items }: Result): boolean =>
  reviewAt !== undefined || (withheld > 0 && items.length === 0)
