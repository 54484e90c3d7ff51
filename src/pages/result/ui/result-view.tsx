import { dateFormatter } from '#domain/formatters'
import { useEffect, useState } from 'react'
import type { Result } from '#domain/result'
import { css, cx } from 'styled-system/css'
import { keepForGoodOnce } from '@/entities/pack'
import { KeepProgress } from '@/features/keep-progress'
import { InstallOffer } from '@/features/install'
import { ReminderOffer } from '@/features/remind'
import { createLocalStore } from '@/shared/lib/local-store'
import { lazyPart } from '@/shared/lib/lazy'
import { Celebration } from '@/shared/ui/celebration'
import { Page } from '@/shared/ui/page'
import { Skeleton } from '@/shared/ui/skeleton'
import { ForeignTitle, langIn } from '@/shared/ui/rich-text'
import type { Attempt } from '../model/comparable'
import { reached } from '../model/reached'
import { isReviewShut } from '../model/review-shut'
import { filtered, type ReviewFilter } from '../model/review-filter'
import { NextStep } from './next-step'
import { ResultWay } from './result-way'
import { ReviewLater } from './review-later'
import { ReviewSection, showReview } from './review-section'
import { Verdict } from './verdict'

const Details = lazyPart(async () => (await import('./details')).Details, <Skeleton shapes={['row', 'row', 'row']} />)
const Losses = lazyPart(async () => (await import('./losses')).Losses, <Skeleton shapes={['title', 'row', 'row', 'row']} />)
const SessionEnd = lazyPart(async () => (await import('./session-end')).SessionEnd, <Skeleton shapes={['block']} />, null)
const WholeDay = lazyPart(async () => (await import('./whole-day')).WholeDay)

const day = dateFormatter({ day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' })

type ResultViewProps = {
  result: Result
  due: number | null
  attempts: readonly Attempt[]
  /** The task that the address leads to. */
  linked: number | null
}

/** Everything a finished survey came to, from the score down to each task. */
export function ResultView({ result, due, attempts, linked: first }: ResultViewProps) {
  const [linked, setLinked] = useState(first)
  const [filter, setFilter] = useState<ReviewFilter>('all')
  const word = reached(result, attempts)
  const isWhole = result.mode === 'nmt'
  const isOpen = !isReviewShut(result)
  // Scores of several subjects need the whole width.
  const hasAside = isOpen && result.verdicts.length < 2
  // Safari forgets what a site keeps after seven days without a visit; from a whole paper on there is something to lose.
  useEffect(() => void (isWhole && keepForGoodOnce(createLocalStore())), [isWhole])
  const review = (next: ReviewFilter) => {
    setFilter(next)
    showReview()
  }
  const reach = (link: number) => {
    setFilter('all')
    setLinked(link)
  }
  return (
    <Page
      eyebrow={<ResultWay result={result} />}
      title="Результат"
      lead={
        <span className={css({ textStyle: 'small' })}>
          <ForeignTitle text={result.title} lang={langIn(result.items)} /> · {day(new Date(result.finishedAt))}
        </span>
      }
    >
      <div className={css({ stack: { base: '6', md: '8' }, gridTemplateColumns: 'one' })}>
        <div className={cx(css({ stack: { base: '6', md: '8' }, gridTemplateColumns: 'one' }), hasAside && besideLook)}>
          <Verdict result={result} />
          {(word !== null || result.day || isOpen) && (
            <div className={cx(asideLook, hasAside && asidePlace)}>
              {word !== null && <Celebration>{word}</Celebration>}
              {result.day && <WholeDay result={result} day={result.day} />}
              {isOpen && <NextStep result={result} due={due} onReview={review} />}
              {isOpen && <SessionEnd result={result} />}
            </div>
          )}
          {isOpen && (
            <div className={cx(css({ minWidth: '0' }), hasAside && lossesPlace)}>
              <Losses result={result} />
            </div>
          )}
          {isOpen && <div className={offerLook}>{isWhole ? <InstallOffer otherwise={<ReminderOffer />} /> : <ReminderOffer />}</div>}
        </div>
        {isOpen ? (
          <>
            <ReviewSection result={result} filter={filter} onFilter={setFilter} linked={linked} />
            <Details result={result} attempts={attempts} printed={filtered(result.items, filter)} onReach={reach} />
            <div className={onScreen}>
              <KeepProgress />
            </div>
          </>
        ) : (
          <ReviewLater at={result.reviewAt} />
        )}
      </div>
    </Page>
  )
}

/** Beside the score stands what comes next; the losses go on below the score. */
const besideLook = css({ lg: { gridTemplateColumns: 'mainSide', gridTemplateRows: 'headHeadRest', gap: '6', alignItems: 'start' } })
const asideLook = css({ stack: '6', gridTemplateColumns: 'one' })
const asidePlace = css({ lg: { gridColumn: '2', gridRow: '1 / span 2' } })
const lossesPlace = css({ lg: { gridRow: 'span 2' } })
const offerLook = css({ minWidth: '0', _empty: { display: 'none' }, _print: { display: 'none' } })
/** What is offered has no use on paper. */
const onScreen = css({ display: 'contents', _print: { display: 'none' } })
