import { useState } from 'react'
import type { Result } from '#contract/result'
import { addresses } from '@/shared/routes'
import { ButtonLink } from '@/shared/ui/button'
import { Page } from '@/shared/ui/page'
import type { ReviewFilter } from '../model/review-filter'
import { ResultWay } from './result-way'
import { ReviewSection } from './review-section'

/** The tasks alone, one after another. */
export function ReviewView({ result, linked }: { result: Result; linked: number | null }) {
  const [filter, setFilter] = useState<ReviewFilter>('all')
  return (
    <Page
      eyebrow={<ResultWay result={result} isInside />}
      title="Розбір тесту"
      actions={
        <ButtonLink variant="secondary" href={addresses.result.to({ subject: result.subject, surveyId: result.id })}>
          До результату
        </ButtonLink>
      }
    >
      <ReviewSection result={result} filter={filter} onFilter={setFilter} linked={linked} />
    </Page>
  )
}
