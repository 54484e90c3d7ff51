import { useEffect } from 'react'
import type { Result } from '#contract/result'
import { css } from 'styled-system/css'
import { EmptyState } from '@/shared/ui/empty-state'
import { subjectNames } from '../model/losses'
import { filtered, filtersOf, placeOf, type ReviewFilter } from '../model/review-filter'
import { OutcomeMap } from './outcome-map'
import { ReviewItem } from './review-item'
import { useGradual } from './use-gradual'

export type ReviewProps = {
  result: Result
  filter: ReviewFilter
  onFilter: (filter: ReviewFilter) => void
  /** The task that the address leads to. */
  linked: number | null
}

/** Every task with the pupil’s answer, the key and why. */
export function Review({ result, filter, onFilter, linked }: ReviewProps) {
  const { items } = result
  const placed = items.map((item, index) => ({ item, index, place: placeOf(result, item) }))
  const linkedIndex = placed.findIndex(({ place }) => place === linked)
  const [drawn, draw] = useGradual(items.length, Math.max(2, linkedIndex + 1))
  const shownItems = new Set(filtered(items, filter))
  const shown = placed.filter(({ item }) => shownItems.has(item))
  const names = subjectNames(result)
  useEffect(() => {
    if (linked !== null) document.getElementById(`q-${linked}`)?.scrollIntoView()
  }, [linked])
  return (
    <>
      <div role="group" aria-label="Які завдання показати" className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
        {filtersOf(items).map((each) => (
          <button
            key={each.filter}
            type="button"
            aria-pressed={each.filter === filter}
            onClick={() => onFilter(each.filter)}
            className={filterLook}
          >
            {each.text} <span className={css({ fontVariantNumeric: 'tabular-nums', fontWeight: 'regular' })}>{each.count}</span>
          </button>
        ))}
      </div>
      {shown.length === 0 && <EmptyState title="Тут порожньо">Завдань такого виду в цьому тесті немає.</EmptyState>}
      <div className={columns}>
        <div className={css({ display: 'contents', lg: { display: 'block', order: '1' } })}>
          <OutcomeMap
            items={shown.map(({ item, place }) => ({ place, item }))}
            onReach={(place) => draw(placed.findIndex((each) => each.place === place) + 1)}
          />
        </div>
        <ol className={css({ display: 'grid', gridTemplateColumns: 'one', gap: '5' })}>
          {shown.map(({ item, index, place }, order) => (
            <ReviewItem
              key={item.question.id}
              item={item}
              place={place}
              subject={names[item.question.subject]}
              isDrawn={index < drawn}
              isFirstOfStimulus={shown[order - 1]?.item.question.stimulus?.id !== item.question.stimulus?.id}
            />
          ))}
        </ol>
      </div>
    </>
  )
}

const columns = css({
  display: 'grid',
  gap: { base: '5', lg: '6' },
  gridTemplateColumns: { base: 'one', lg: 'aside72' },
})

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
