import type { Result, ResultItem } from '#domain/result'
import { css } from 'styled-system/css'
import { numberText } from '../model/result-text'
import { linkNumber } from '../model/review-filter'

type TaskLinksProps = {
  term: string
  items: readonly ResultItem[]
  result: Result
  detail?: (item: ResultItem) => string
  onReach: (link: number) => void
}

/** A few tasks by their numbers, each a way to its review; nothing where there are none. */
export function TaskLinks({ term, items, result, detail, onReach }: TaskLinksProps) {
  if (items.length === 0) return null
  return (
    <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3' })}>
      <dt className={css({ textStyle: 'smallLabel' })}>{term}:</dt>
      {items.map((item) => (
        <dd key={item.question.id}>
          <a
            href={`#q-${linkNumber(result, item)}`}
            onClick={() => onReach(linkNumber(result, item))}
            className={css({ display: 'inline-flex', alignItems: 'center', minHeight: 'target', color: 'pen' })}
          >
            завдання {numberText(item.number, item.question.numbers)}
            {detail && ` (${detail(item)})`}
          </a>
        </dd>
      ))}
    </div>
  )
}
