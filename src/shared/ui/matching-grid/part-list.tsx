import { useId } from 'react'
import type { Option } from '#domain/question'
import { css } from 'styled-system/css'
import { InlineText } from '../rich-text'
import { VisuallyHidden } from '../visually-hidden'

const item = css({
  stack: '3',
  gridTemplateColumns: 'markTextTail',
  paddingBlock: '2',
  alignItems: 'baseline',
})

const letterLook = css({
  textStyle: 'cell',
  width: '6',
  textAlign: 'center',
  color: 'pen',
  borderRadius: 'cell',
  '[data-used] > &': { backgroundColor: 'pen', color: 'onPen' },
})
const usedLook = css({
  position: 'relative',
  textStyle: 'smallLabel',
  color: 'inkMuted',
  minWidth: '8',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
})

type PartListProps = {
  title?: string
  parts: readonly Option[]
  /** The text of a part gets the id `textId(part.id)`, so that its cells can refer to it. */
  textId: (partId: string) => string
  /** Label of the row that an option serves already. */
  usedIn?: (partId: string) => string | undefined
}

/** The list that the paper prints beside the grid: rows or options with their labels. */
export function PartList({ title, parts, textId, usedIn }: PartListProps) {
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
          <li key={part.id} data-used={usedIn?.(part.id) === undefined ? undefined : ''} className={item}>
            <span className={letterLook}>{part.label}</span>
            <span id={textId(part.id)}>
              <InlineText content={part.text} />
            </span>
            {usedIn && (
              <span className={usedLook}>
                {usedIn(part.id) && (
                  <>
                    <VisuallyHidden>вже обрано: </VisuallyHidden>→ {usedIn(part.id)}
                  </>
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
