import { useState } from 'react'
import type { Result } from '#domain/result'
import type { ReviewFilter } from '../model/review-filter'
import { InnerPage } from './inner-page'
import { ReviewSection } from './review-section'

/** The tasks alone, one after another. */
export function ReviewView({ result, linked }: { result: Result; linked: number | null }) {
  const [filter, setFilter] = useState<ReviewFilter>('all')
  return (
    <InnerPage result={result} title="Розбір тесту">
      <ReviewSection result={result} filter={filter} onFilter={setFilter} linked={linked} />
    </InnerPage>
  )
}
