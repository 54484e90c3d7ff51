import { useState } from 'react'
import type { Answer } from '#contract/answer'
import { isBlank } from '#contract/scoring/score-answer'
import { AnswerControl } from '@/entities/question'
import { css } from 'styled-system/css'
import { Button } from '@/shared/ui/button'
import { factsOfAnswer } from '../model/sheet'
import { afterTask } from './after-task'
import { useSitting } from './sitting-context'

/** The place for the answer and its tools. Once the answer is checked the same rows, where they were, carry the marks. */
export function AnswerPart() {
  const { survey, sheet, open, isReading, send } = useSitting()
  const { question, number, isChecked } = open
  const { id } = question
  const [isStriking, setStriking] = useState(false)
  const answer = sheet.answers[id]
  const struck = sheet.eliminated[id] ?? []
  const key = isChecked ? survey.keys?.[id] : undefined
  const strike = (option: string, isEliminated: boolean) =>
    send({ type: 'fact.add', fact: { kind: 'eliminate', question: id, option, isEliminated } })
  const give = (value: Answer) => {
    for (const fact of factsOfAnswer(sheet, id, value)) send({ type: 'fact.add', fact })
  }
  return (
    <>
      <AnswerControl
        question={question}
        answer={answer}
        onChange={give}
        label={`Відповідь на завдання ${number.label}`}
        number={number.first}
        review={key}
        isReadOnly={isReading}
        eliminated={struck}
        onEliminate={isStriking ? strike : undefined}
      />
      {key ? <Onwards /> : <Tools give={give} isStriking={isStriking} onStriking={setStriking} />}
    </>
  )
}

/** Where to read, and one more task like it. */
function Onwards() {
  const { survey, open, saving, isReading, adding } = useSitting()
  const { code: extras } = afterTask.use()
  const key = survey.keys?.[open.question.id]
  if (!extras || !key) return null
  return (
    <extras.CheckedOnwards
      questionKey={key}
      question={open.question.id}
      adding={isReading ? null : adding}
      isOffline={saving === 'offline'}
    />
  )
}

type ToolsProps = { give: (value: Answer) => void; isStriking: boolean; onStriking: (isStriking: boolean) => void }

function Tools({ give, isStriking, onStriking }: ToolsProps) {
  const { survey, sheet, open, isReading, send } = useSitting()
  const { question, onward } = open
  const { id } = question
  const { code: extras } = afterTask.use()
  const answer = sheet.answers[id]
  const hints = survey.keys?.[id]?.hints
  return (
    <>
      {!isReading && extras && (
        <extras.TaskTools
          question={question}
          answer={answer}
          confidence={sheet.confidence[id] ?? null}
          isStriking={isStriking}
          onStriking={onStriking}
          onErase={() => give(null)}
          onConfidence={(level) => send({ type: 'fact.add', fact: { kind: 'confidence', question: id, level } })}
        />
      )}
      {extras && !isReading && hints && (
        <extras.Hints
          key={id}
          hints={hints}
          opened={sheet.hints[id] ?? 0}
          onOpen={(rung) => send({ type: 'fact.add', fact: { kind: 'hint', question: id, rung } })}
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
