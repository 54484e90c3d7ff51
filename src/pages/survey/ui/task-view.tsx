import { useState } from 'react'
import type { Answer } from '#contract/answer'
import type { Survey } from '#contract/survey'
import { isBlank } from '#contract/scoring/score-answer'
import { AnswerControl, formHint, QuestionText } from '@/entities/question'
import { countOf } from '@/entities/subject'
import { css } from 'styled-system/css'
import { Button } from '@/shared/ui/button'
import { GapProvider } from '@/shared/ui/rich-text'
import { Skeleton } from '@/shared/ui/skeleton'
import type { OpenQuestion } from '../model/open-question'
import type { Sheet } from '../model/sheet'
import { afterTask } from './after-task'
import { gapContent } from './gap-content'
import type { Adding, SurveyCommand } from './survey-view'
import { useHeadingFocus } from './use-heading-focus'

type TaskViewProps = {
  survey: Survey
  sheet: Sheet
  open: OpenQuestion
  isReading: boolean
  isOffline: boolean
  adding: Adding
  /** Opens the options of a gap; absent where nothing may be answered. */
  onGap?: (gap: string) => void
  send: (command: SurveyCommand) => void
}

/** One task: what is asked and the place for the answer. A task that comes to the front takes the focus with its heading. */
export function TaskView({
  survey,
  sheet,
  open: { question, number, isChecked, onward },
  isReading,
  isOffline,
  adding,
  onGap,
  send,
}: TaskViewProps) {
  const { id } = question
  const place = useHeadingFocus<HTMLElement>(id)
  const { code: extras } = afterTask.use(isChecked)
  const [isStriking, setStriking] = useState(false)
  const answer = sheet.answers[id]
  const struck = sheet.eliminated[id] ?? []
  const strike = (option: string, isEliminated: boolean) =>
    send({ type: 'fact.add', fact: { kind: 'eliminate', question: id, option, isEliminated } })
  const give = (value: Answer) => {
    for (const option of struck) if (value === option || (Array.isArray(value) && value.includes(option))) strike(option, false)
    send({ type: 'fact.add', fact: { kind: 'answer', question: id, value } })
  }
  const label = `Відповідь на завдання ${number.label}`
  const key = survey.keys?.[id]
  return (
    <article ref={place} className={css({ display: 'grid', gridTemplateColumns: 'one', gap: '5' })}>
      <header className={css({ display: 'grid', gap: '1', paddingLeft: { base: '3', md: '4' }, borderLeft: 'marginRule' })}>
        <h1 tabIndex={-1} className={css({ textStyle: 'heading' })}>
          Завдання {number.label} <span className={css({ color: 'inkMuted', fontWeight: 'regular' })}>з {number.count}</span>
        </h1>
        <p className={css({ textStyle: 'small', color: 'inkMuted' })}>
          {formHint(question)} · {countOf(question.points, 'point')}
        </p>
      </header>
      <GapProvider value={gapContent(question, number.first, answer, onGap)}>
        <QuestionText question={question} />
      </GapProvider>
      {isChecked && key ? (
        extras ? (
          <extras.CheckedAnswer
            question={question}
            answer={answer}
            questionKey={key}
            label={label}
            number={number.first}
            adding={isReading ? null : adding}
            isOffline={isOffline}
          />
        ) : (
          <Skeleton shapes={['row', 'row', 'row']} label="Показуємо розбір…" />
        )
      ) : (
        <>
          <AnswerControl
            question={question}
            answer={answer}
            onChange={give}
            label={label}
            number={number.first}
            isReadOnly={isReading}
            eliminated={struck}
            onEliminate={isStriking ? strike : undefined}
          />
          {!isReading && extras && (
            <extras.TaskTools
              question={question}
              answer={answer}
              confidence={sheet.confidence[id] ?? null}
              isStriking={isStriking}
              onStriking={setStriking}
              onErase={() => give(null)}
              onConfidence={(level) => send({ type: 'fact.add', fact: { kind: 'confidence', question: id, level } })}
            />
          )}
          {onward === 'save' && (
            <p role="status" className={css({ textStyle: 'small', padding: '3', backgroundColor: 'markerWash', borderRadius: 'cell' })}>
              Чернетка: зарахують лише збережену відповідь.
            </p>
          )}
          {onward === 'check' && isBlank(answer) && !isReading && (
            <div>
              <Button variant="quiet" size="small" onClick={() => send({ type: 'fact.add', fact: { kind: 'check', question: id } })}>
                Не знаю — показати відповідь
              </Button>
            </div>
          )}
        </>
      )}
      <footer className={footerLook}>
        {extras && (
          <>
            <extras.SaveTask question={question} />
            <extras.ReportTask question={question} answer={answer} />
          </>
        )}
      </footer>
    </article>
  )
}

const footerLook = css({ display: 'flex', flexWrap: 'wrap', gap: '2', minHeight: '14', paddingTop: '3', borderTop: 'line' })
