import type { Result } from '#domain/result'
import type { ResultExtras } from '../api/read-with-extras'
import { comparable } from '../model/comparable'
import { isReviewShut } from '../model/review-shut'
import type { Tail } from '../model/tail'
import { CompareView } from './compare-view'
import { ResultView } from './result-view'
import { ReviewView } from './review-view'

type ResultViewsProps = ResultExtras & {
  result: Result
  tail: Tail
  /** The task that the fragment of the address leads to. */
  anchor: number | null
}

/** The view that the rest of the address asks for. */
export function ResultViews({ result, due, surveys, other, tail, anchor }: ResultViewsProps) {
  if (isReviewShut(result)) return <ResultView result={result} due={due} attempts={[]} linked={null} />
  if (other) return <CompareView result={result} other={other} />
  if (tail.view === 'review') return <ReviewView result={result} linked={tail.linked ?? anchor} />
  return <ResultView result={result} due={due} attempts={comparable(surveys, result)} linked={anchor} />
}
