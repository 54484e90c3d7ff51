import { useEffect, useState } from 'react'
import type { Result } from '#contract/result'
import { css } from 'styled-system/css'
import { EmptyState } from '@/shared/ui/empty-state'
import { filtered, linkedTask, reviewFilters, type ReviewFilter } from '../model/review-filter'
import { OutcomeMap } from './outcome-map'
import { ReviewItem } from './review-item'
import { useGradual } from './use-gradual'

type ReviewProps = {
  result: Result
  filter: ReviewFilter
  onFilter: (filter: ReviewFilter) => void
}

/** Every task with the pupil’s answer, the key and why. */
export function Review({ result, filter, onFilter }: ReviewProps) {
  const [linked] = useState(() => linkedTask(location.hash))
  const [drawn, draw] = useGradual(result.items.length, linked ?? 2)
  const shown = filtered(result.items, filter)
  useEffect(() => {
    if (linked !== null) document.getElementById(`q-${linked}`)?.scrollIntoView()
  }, [linked])
  return (
    <section
      id="review"
      aria-labelledby="review-title"
      className={css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '5' })}
    >
      <h2 id="review-title" tabIndex={-1} className={css({ textStyle: 'heading', _focusVisible: { outline: '[none]' } })}>
        Розбір
      </h2>
      <div role="group" aria-label="Які завдання показати" className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
        {reviewFilters.map((each) => (
          <button
            key={each.filter}
            type="button"
            aria-pressed={each.filter === filter}
            onClick={() => onFilter(each.filter)}
            className={filterLook}
          >
            {each.text}{' '}
            <span className={css({ fontVariantNumeric: 'tabular-nums', fontWeight: '[400]' })}>
              {filtered(result.items, each.filter).length}
            </span>
          </button>
        ))}
      </div>
      {shown.length === 0 && <EmptyState title="Тут порожньо">Завдань такого виду в цьому тесті немає.</EmptyState>}
      <div
        className={css({
          display: 'grid',
          gap: { base: '5', lg: '6' },
          gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) 18rem]' },
        })}
      >
        <div className={css({ display: 'contents', lg: { display: 'block', order: '1' } })}>
          <OutcomeMap items={shown} onReach={draw} />
        </div>
        <ol className={css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '5' })}>
          {shown.map((item) => (
            <ReviewItem key={item.question.id} item={item} isDrawn={item.number <= drawn} />
          ))}
        </ol>
      </div>
    </section>
  )
}

const filterLook = css({
  minHeight: 'target',
  paddingInline: '4',
  textStyle: 'smallLabel',
  border: 'edge',
  borderRadius: 'cell',
  backgroundColor: 'sheet',
  cursor: 'pointer',
  _hover: { borderColor: 'pen', color: 'pen' },
  '&[aria-pressed=true]': { backgroundColor: 'ink', borderColor: 'ink', color: 'sheet' },
})
