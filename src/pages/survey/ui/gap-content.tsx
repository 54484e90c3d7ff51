import type { ReactNode } from 'react'
import type { Answer } from '#domain/answer'
import type { Question } from '#domain/question'
import { css } from 'styled-system/css'
import { InlineText } from '@/shared/ui/rich-text'
import { chosenIn, gapIn } from '../model/gap'

/**
 * What stands in each gap of a text: its number or, once chosen, the words or the letter. A press opens its options; a gap that may not be
 * answered is drawn as large.
 */
export function gapContent(
  question: Question,
  first: number,
  answer: Answer | undefined,
  onOpen?: (gap: string) => void,
): (id: string) => ReactNode {
  const chosen = chosenIn(answer)
  return (id) => {
    const gap = gapIn(question, first, id)
    if (!gap) return null
    const option = gap.options.find((each) => each.id === chosen[id])
    const content = option ? (
      <>
        {gap.number}: {question.form === 'gap' ? <InlineText content={option.text} /> : option.label}
      </>
    ) : (
      gap.number
    )
    return (
      <button
        type="button"
        aria-haspopup="dialog"
        disabled={!onOpen}
        onClick={(event) => {
          keepInSight(event.currentTarget)
          onOpen?.(id)
        }}
        className={look}
      >
        {content}
      </button>
    )
  }
}

/** The sheet takes the lower part of a narrow screen: a gap that would lie under it moves up with the lines before it. */
function keepInSight(gap: HTMLElement): void {
  if (gap.getBoundingClientRect().bottom > innerHeight * partAboveSheet) gap.scrollIntoView({ block: 'start' })
}

const partAboveSheet = 0.42

const look = css({
  scrollMarginTop: '22',
  minHeight: 'target',
  minWidth: 'target',
  paddingInline: '1',
  verticalAlign: 'middle',
  textDecoration: 'underline',
  textDecorationStyle: 'dotted',
  textUnderlineOffset: 'near',
  cursor: 'pointer',
  _disabled: { cursor: 'default' },
})
