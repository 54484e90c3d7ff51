import type { ReactNode } from 'react'
import type { Answer } from '#contract/answer'
import type { Question } from '#contract/question'
import { css } from 'styled-system/css'
import { InlineText } from '@/shared/ui/rich-text'
import { chosenIn, gapIn } from '../model/gap'

/**
 * Gives the content of each gap in the text of a task: its number and, once chosen, the words or the letter. A press on it opens its options, where an
 * answer may be given; it is as large where none may.
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
