import { useState } from 'react'
import type { Answer } from '#contract/answer'
import type { Key } from '#contract/key'
import { isBlank } from '#contract/scoring/score-answer'
import { AnswerControl } from '@/entities/question'
import { css } from 'styled-system/css'
import { Button } from '@/shared/ui/button'
import { Skeleton } from '@/shared/ui/skeleton'
import { afterTask } from './after-task'
import { useSitting } from './sitting-context'

/** The place for the answer and its tools; once the answer is checked, the verdict instead. */
export function AnswerPart() {
  const { survey, open } = useSitting()
  const key = survey.keys?.[open.question.id]
  return open.isChecked && key ? <Checked questionKey={key} /> : <Open />
}

const labelOf = (number: string) => `Відповідь на завдання ${number}`

function Checked({ questionKey }: { questionKey: Key }) {
  const { sheet, open, saving, isReading, adding } = useSitting()
  const { question, number } = open
  const { code: extras } = afterTask.use(true)
  if (!extras) return <Skeleton shapes={['row', 'row', 'row']} label="Показуємо розбір…" />
  return (
    <extras.CheckedAnswer
      question={question}
      answer={sheet.answers[question.id]}
      questionKey={questionKey}
      label={labelOf(number.label)}
      number={number.first}
      adding={isReading ? null : adding}
      isOffline={saving === 'offline'}
    />
  )
}

function Open() {
  const { survey, sheet, open, isReading, send } = useSitting()
  const { question, number, onward } = open
  const { id } = question
  const { code: extras } = afterTask.use()
  const [isStriking, setStriking] = useState(false)
  const answer = sheet.answers[id]
  const struck = sheet.eliminated[id] ?? []
  const strike = (option: string, isEliminated: boolean) =>
    send({ type: 'fact.add', fact: { kind: 'eliminate', question: id, option, isEliminated } })
  const give = (value: Answer) => {
    for (const option of struck) if (value === option || (Array.isArray(value) && value.includes(option))) strike(option, false)
    send({ type: 'fact.add', fact: { kind: 'answer', question: id, value } })
  }
  return (
    <>
      <AnswerControl
        question={question}
        answer={answer}
        onChange={give}
        label={labelOf(number.label)}
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
      {survey.keys !== null && survey.keys[id] === undefined && (
        <p role="status" className={css({ textStyle: 'small', padding: '3', backgroundColor: 'markerWash', borderRadius: 'cell' })}>
          Розбір цього завдання поки закритий: воно стоїть у твоєму тесті, який триває, або в роботі класу. Відповідь збережеться.
        </p>
      )}
      {onward === 'check' && survey.keys?.[id] && isBlank(answer) && !isReading && (
        <div>
          <Button variant="quiet" size="small" onClick={() => send({ type: 'fact.add', fact: { kind: 'check', question: id } })}>
            Не знаю — показати відповідь
          </Button>
        </div>
      )}
    </>
  )
}
