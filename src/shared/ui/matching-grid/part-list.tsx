import { useId } from 'react'
import type { Option } from '#contract/question'
import { css } from 'styled-system/css'
import { InlineText } from '../rich-text'

const item = css({ display: 'grid', gridTemplateColumns: '[auto minmax(0, 1fr)]', gap: '3', paddingBlock: '2', alignItems: 'baseline' })

type PartListProps = {
  title?: string
  parts: readonly Option[]
  /** The text of a part gets the id `textId(part.id)`, so that its cells can refer to it. */
  textId: (partId: string) => string
}

/** What the paper prints beside the grid: rows or options with their labels. */
export function PartList({ title, parts, textId }: PartListProps) {
  const titleId = useId()
  return (
    <div>
      {title && (
        <p id={titleId} className={css({ textStyle: 'smallLabel', color: 'inkMuted', paddingBottom: '1' })}>
          {title}
        </p>
      )}
      <ul aria-labelledby={title && titleId} className={css({ '& > li:not(:last-child)': { borderBottom: 'line' } })}>
        {parts.map((part) => (
          <li key={part.id} className={item}>
            <span className={css({ textStyle: 'cell', minWidth: '6', color: 'pen' })}>{part.label}</span>
            <span id={textId(part.id)}>
              <InlineText content={part.text} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
