import { useState, type ReactNode } from 'react'
import type { Answer } from '#domain/answer'
import { isAnswered, scoreAnswer } from '#domain/scoring/score-answer'
import type { ArticleTask } from '#contract/theory'
import { css, cx } from 'styled-system/css'
import { AnswerControl, ExplanationText, formHint, TaskText } from '@/entities/question'
import { stackedSheet } from '@/shared/ui/panel'
import { Button } from '@/shared/ui/button'
import { RichText } from '@/shared/ui/rich-text'

export type CheckTaskProps = {
  task: ArticleTask
  title: string
  /** Hints, drawn between the task and its answer. */
  children?: ReactNode
  /** Takes the answer whose verdict was asked for. */
  onCheck?: (answer: Answer) => void
  /** Stands where «Ще раз» would, once the verdict is out. */
  after?: ReactNode
}

const feedbackTexts = {
  right: 'Правильно.',
  partial: 'Частково правильно.',
  wrong: 'Неправильно.',
  unreadable: 'Це не схоже на число.',
  blank: '',
}

/** A task in the middle of the reading: answered, marked and explained on the spot. Of itself it counts nothing. */
export function CheckTask({ task: { question, key }, title, children, onCheck, after }: CheckTaskProps) {
  const [answer, setAnswer] = useState<Answer>(null)
  const [isChecked, setChecked] = useState(false)
  const { outcome } = scoreAnswer(key, answer)
  const again = () => {
    setAnswer(null)
    setChecked(false)
  }
  const check = () => {
    setChecked(true)
    onCheck?.(answer)
  }
  const chosenNote = typeof answer === 'string' && outcome !== 'right' ? key.notes.find(({ id }) => id === answer) : undefined
  return (
    <section aria-label={title} className={card}>
      <div className={css({ wrap: '2', justifyContent: 'space-between', textStyle: 'smallLabel' })}>
        <h3>{title}</h3>
        <span className={css({ color: 'inkMuted' })}>{formHint(question)}</span>
      </div>
      <TaskText question={question} />
      {children}
      <AnswerControl
        question={question}
        answer={answer}
        label="Відповідь"
        onChange={setAnswer}
        review={isChecked ? key : undefined}
        notes={isChecked && chosenNote ? { [chosenNote.id]: <RichText blocks={chosenNote.text} /> } : undefined}
      />
      <div role="status" className={css({ stack: '3', gridTemplateColumns: 'one' })}>
        {isChecked && (
          <>
            <p className={cx(css({ textStyle: 'label' }), outcome === 'right' ? css({ color: 'right' }) : css({ color: 'wrong' }))}>
              {feedbackTexts[outcome]}
            </p>
            <ExplanationText blocks={key.explanation} />
          </>
        )}
      </div>
      <div>
        {isChecked ? (
          (after ?? (
            <Button variant="secondary" onClick={again}>
              Ще раз
            </Button>
          ))
        ) : (
          <Button disabled={!isAnswered(question.form, answer)} onClick={check}>
            Перевірити
          </Button>
        )}
      </div>
    </section>
  )
}

const card = cx(stackedSheet, css({ gap: '4', borderLeft: 'markerBar' }))
