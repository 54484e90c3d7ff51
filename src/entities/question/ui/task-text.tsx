import { useId } from 'react'
import type { Question } from '#domain/question'
import { css } from 'styled-system/css'
import { Figure } from '@/shared/ui/figure'
import { ForeignTitle, GapProvider, langIn, RichText } from '@/shared/ui/rich-text'
import { QuestionText } from './question-text'

/** The words of a task, with the text or picture that it asks about. */
export function TaskText({ question }: { question: Question }) {
  const { stimulus } = question
  const titleId = useId()
  const gaps = 'gaps' in question ? question.gaps.map(({ id }) => id) : []
  return (
    <GapProvider value={(id) => (gaps.includes(id) ? gaps.indexOf(id) + 1 : null)}>
      {stimulus && (
        <div
          role="group"
          {...(stimulus.title === null ? { 'aria-label': 'Текст до завдання' } : { 'aria-labelledby': titleId })}
          className={source}
        >
          {stimulus.title !== null && (
            <h4 id={titleId} className={css({ textStyle: 'label' })}>
              <ForeignTitle text={stimulus.title} lang={langIn(stimulus.text)} />
            </h4>
          )}
          <RichText blocks={stimulus.text} />
          {stimulus.figure && <Figure figure={stimulus.figure} />}
        </div>
      )}
      <QuestionText question={question} />
    </GapProvider>
  )
}

const source = css({
  stack: '3',
  gridTemplateColumns: 'one',
  padding: '4',
  backgroundColor: 'sunken',
  borderRadius: 'sheet',
})
