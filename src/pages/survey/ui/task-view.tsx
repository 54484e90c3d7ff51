import { useState } from 'react'
import type { Answer } from '#contract/answer'
import type { Question } from '#contract/question'
import { isBlank } from '#contract/scoring/score-answer'
import { AnswerControl, formHint, QuestionText } from '@/entities/question'
import { countOf } from '@/entities/subject'
import { css } from 'styled-system/css'
import { Button } from '@/shared/ui/button'
import { Icon } from '@/shared/ui/icon'
import { useHeadingFocus } from './use-heading-focus'

type TaskViewProps = { question: Question; number: number; count: number; answer: Answer | undefined; onAnswer: (answer: Answer) => void }

/** One task: what is asked and the place for the answer. A task that comes to the front takes the focus with its heading. */
export function TaskView({ question, number, count, answer, onAnswer }: TaskViewProps) {
  const place = useHeadingFocus<HTMLElement>(question.id)
  const [erasures, setErasures] = useState(0)
  const erase = () => {
    setErasures(erasures + 1)
    onAnswer(null)
  }
  const isErasable = !isBlank(answer) && question.form !== 'numeric'
  return (
    <article ref={place} className={css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '5' })}>
      <header
        className={css({ display: 'grid', gap: '1', paddingLeft: { base: '3', md: '4' }, borderLeft: '[2px solid {colors.margin}]' })}
      >
        <h1 tabIndex={-1} className={css({ textStyle: 'heading' })}>
          Завдання {number} <span className={css({ color: 'inkMuted', fontWeight: '[400]' })}>з {count}</span>
        </h1>
        <p className={css({ textStyle: 'small', color: 'inkMuted' })}>
          {formHint(question)} · {countOf(question.points, 'point')}
        </p>
      </header>
      <QuestionText question={question} />
      <AnswerControl key={erasures} question={question} answer={answer} onChange={onAnswer} label={`Відповідь на завдання ${number}`} />
      <div className={css({ minHeight: 'target', marginTop: '[-0.5rem]' })}>
        {isErasable && (
          <Button variant="quiet" size="small" onClick={erase}>
            <Icon name="eraser" size="small" />
            Стерти відповідь
          </Button>
        )}
      </div>
    </article>
  )
}
