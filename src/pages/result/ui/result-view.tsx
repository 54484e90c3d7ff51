import { useState } from 'react'
import type { Result } from '#contract/result'
import { css } from 'styled-system/css'
import { Page } from '@/shared/ui/page'
import type { ReviewFilter } from '../model/review-filter'
import { Losses } from './losses'
import { NextStep } from './next-step'
import { Review } from './review'
import { Verdict } from './verdict'

const day = new Intl.DateTimeFormat('uk-UA', { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' })

/** Everything a finished survey came to, from the score down to each task. */
export function ResultView({ result }: { result: Result }) {
  const [filter, setFilter] = useState<ReviewFilter>('all')
  return (
    <Page eyebrow={`${result.title} · ${day.format(new Date(result.finishedAt))}`} title="Результат">
      <div className={css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: { base: '6', md: '8' } })}>
        <Verdict result={result} />
        <NextStep result={result} onReview={setFilter} />
        <Losses result={result} />
        <Review result={result} filter={filter} onFilter={setFilter} />
      </div>
    </Page>
  )
}
