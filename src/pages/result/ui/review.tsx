import { useEffect, useState } from 'react'
import type { Result } from '#domain/result'
import { css, cx } from 'styled-system/css'
import { Button, pillLook } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import { Icon } from '@/shared/ui/icon'
import { toEdges } from '@/shared/ui/scroller'
import { subjectNames } from '../model/losses'
import { filtered, filtersOf, linkNumber, type ReviewFilter } from '../model/review-filter'
import { OutcomeMap } from './outcome-map'
import { ReviewItem } from './review-item'

export type ReviewProps = {
  result: Result
  filter: ReviewFilter
  onFilter: (filter: ReviewFilter) => void
  /** The task that the address leads to. */
  linked: number | null
}

/** One task at a time with the pupil’s answer, the key and why; the cells and the arrows lead to the others. */
export function Review({ result, filter, onFilter, linked }: ReviewProps) {
  const shownItems = new Set(filtered(result.items, filter))
  const shown = result.items.filter((item) => shownItems.has(item)).map((item) => ({ item, link: linkNumber(result, item) }))
  const [wanted, open] = useState(linked)
  const order = Math.max(
    0,
    shown.findIndex(({ link }) => link === wanted),
  )
  const current = shown[order]
  useEffect(() => {
    if (linked !== null) document.getElementById(`q-${linked}`)?.scrollIntoView()
  }, [linked])
  const turn = (step: 1 | -1) => {
    open(shown[order + step]?.link ?? null)
    document.getElementById('review-task')?.scrollIntoView()
  }
  return (
    <>
      <div role="group" aria-label="Які завдання показати" className={filterRow}>
        {filtersOf(result.items).map((each) => (
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
      {!current && <EmptyState title="Тут порожньо">Завдань такого виду в цьому тесті немає.</EmptyState>}
      {current && (
        <div className={columns}>
          <div className={css({ minWidth: '0', lg: { order: '1' } })}>
            <OutcomeMap items={shown} current={current.link} onReach={open} />
          </div>
          <div id="review-task" className={css({ stack: '4', gridTemplateColumns: 'one', minWidth: '0' })}>
            <ul>
              <ReviewItem
                key={current.item.question.id}
                result={result}
                item={current.item}
                link={current.link}
                subject={subjectNames(result)[current.item.question.subject]}
              />
            </ul>
            <nav aria-label="Сусідні завдання" className={pagerLook}>
              <Button variant="secondary" disabled={order === 0} onClick={() => turn(-1)}>
                <Icon name="arrow-left" size="small" /> Попереднє
              </Button>
              <span role="status" className={css({ textStyle: 'smallLabel', fontVariantNumeric: 'tabular-nums', textAlign: 'center' })}>
                {order + 1} з {shown.length}
              </span>
              <Button variant="secondary" disabled={order === shown.length - 1} onClick={() => turn(1)}>
                Наступне <Icon name="arrow-right" size="small" />
              </Button>
            </nav>
          </div>
        </div>
      )}
    </>
  )
}

const columns = css({
  stack: { base: '4', lg: '6' },
  gridTemplateColumns: { base: 'one', lg: 'aside72' },
  _print: { display: 'block' },
})
const filterRow = cx(toEdges, css({ display: 'flex', flexWrap: { md: 'wrap' }, gap: '2', overflow: 'auto', paddingBlock: '0.5' }))
const pagerLook = css({
  _print: { display: 'none' },
  stack: '2',
  gridTemplateColumns: 'markTextTail',
  alignItems: 'center',
  '& > button': { paddingInline: { base: '3', sm: '5' } },
})

const filterLook = cx(
  pillLook({ chosen: 'ink' }),
  css({ flexShrink: '0', paddingInline: '4', whiteSpace: 'nowrap', layerStyle: 'cell', _hover: { color: 'pen' } }),
)
