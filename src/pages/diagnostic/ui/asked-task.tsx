import { useEffect, useRef, useState } from 'react'
import type { Answer } from '#domain/answer'
import type { Question } from '#domain/question'
import { isAnswered } from '#domain/scoring/score-answer'
import { css } from 'styled-system/css'
import { AnswerControl, formHint, TaskText } from '@/entities/question'
import { Button } from '@/shared/ui/button'
import { Panel } from '@/shared/ui/panel'
import { Progress } from '@/shared/ui/progress'

type AskedTaskProps = { question: Question; number: number; most: number; isSending: boolean; onAnswer: (answer: Answer) => void }

/** One task, without a verdict: an answer, or «Не знаю». The focus goes to each new task. */
export function AskedTask({ question, number, most, isSending, onAnswer }: AskedTaskProps) {
  const [answer, setAnswer] = useState<Answer>(null)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <div className={css({ stack: '4', gridTemplateColumns: 'one' })}>
      <Progress label="Завдання" value={number} max={most} text={`${number}, щонайбільше ${most}`} />
      <Panel>
        <div className={css({ stack: '5', gridTemplateColumns: 'one' })}>
          <div className={css({ wrap: '2', justifyContent: 'space-between' })}>
            <h2 ref={title} tabIndex={-1} className={css({ textStyle: 'label' })}>
              Завдання {number}
            </h2>
            <span className={css({ textStyle: 'small', color: 'inkMuted' })}>{formHint(question)}</span>
          </div>
          <TaskText question={question} />
          <AnswerControl question={question} answer={answer} label="Відповідь" onChange={setAnswer} />
          <div className={css({ wrap: '3' })}>
            <Button size="large" disabled={!isAnswered(question.form, answer)} isLoading={isSending} onClick={() => onAnswer(answer)}>
              Далі
            </Button>
            <Button size="large" variant="secondary" disabled={isSending} onClick={() => onAnswer(null)}>
              Не знаю
            </Button>
          </div>
        </div>
      </Panel>
    </div>
  )
}
