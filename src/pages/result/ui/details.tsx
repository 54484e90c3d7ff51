import type { Result, ResultItem } from '#domain/result'
import type { Attempt } from '../model/comparable'
import { History } from './history'
import { More } from './more'
import { TimeUse } from './time-use'
import { Unfolding } from './unfolding'

export type DetailsProps = {
  result: Result
  attempts: readonly Attempt[]
  /** Tasks for a printed sheet. */
  printed: readonly ResultItem[]
  /** Leads to the review of a task. */
  onReach: (link: number) => void
}

/** Details on demand: printing and sharing, the use of time, earlier results. */
export function Details({ result, attempts, printed, onReach }: DetailsProps) {
  return (
    <>
      <More result={result} printed={printed} />
      <History result={result} attempts={attempts} />
      <Unfolding summary="Куди пішов час">
        <TimeUse result={result} onReach={onReach} />
      </Unfolding>
    </>
  )
}
