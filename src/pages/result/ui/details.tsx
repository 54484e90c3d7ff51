import type { Result, ResultItem } from '#contract/result'
import type { Attempt } from '../model/comparable'
import { History } from './history'
import { Losses } from './losses'
import { More } from './more'
import { TimeUse } from './time-use'

export type DetailsProps = {
  result: Result
  attempts: readonly Attempt[]
  /** Tasks for a printed sheet. */
  printed: readonly ResultItem[]
  /** Leads to the review of a task. */
  onReach: (place: number) => void
}

/** Shows where points and time went, earlier results, and what can be done with this one. */
export function Details({ result, attempts, printed, onReach }: DetailsProps) {
  return (
    <>
      <Losses result={result} />
      <More result={result} printed={printed} />
      <TimeUse result={result} onReach={onReach} />
      <History result={result} attempts={attempts} />
    </>
  )
}
