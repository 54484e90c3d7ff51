import { useState, type ReactNode } from 'react'
import type { Answer } from '#domain/answer'
import type { Key } from '#domain/key'
import { isBlank } from '#domain/scoring/score-answer'
import { AnswerControl } from '@/entities/question'
import { css } from 'styled-system/css'
import { Button } from '@/shared/ui/button'
import { factsOfAnswer } from '../model/sheet'
import { afterTask, feedbackViews } from './after-task'
import { useSitting } from './sitting-context'

/**
 * The answer and its tools. Once it is checked, the same rows carry the marks and nothing moves.
 * @param children what stands below the answer and its tools
 */
export function AnswerPart({ children }: { children: ReactNode }) {
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
      <div className={belowLook} data-checks={survey.policy.feedback === 'afterEach' || undefined}>
        <div className={toolsLook} inert={key !== undefined} aria-hidden={key !== undefined || undefined}>
          <Tools give={give} isStriking={isStriking} onStriking={setStriking} />
        </div>
        {key && (
          <div>
            <Onwards />
          </div>
        )}
      </div>
      {children}
    </>
  )
}

/** The tools keep their room, unseen, when the way onwards takes their place, and have as much as that needs: nothing moves. */
const belowLook = css({
  display: 'grid',
  '& > *': { gridArea: '1 / 1', stack: '2', gridTemplateColumns: 'one', alignContent: 'start' },
  '& > [inert]': { visibility: 'hidden' },
  '&[data-checks]': { minHeight: { base: '32', sm: '13.5' } },
})

const toolsLook = css({ md: { wrap: '2', alignItems: 'flex-start', '& > :has(section)': { width: 'full' } } })

/** Where to read, and one more task like it. */
function Onwards() {
  const { survey, open, saving, isReading, adding } = useSitting()
  const { code: views } = feedbackViews.use()
  const key = survey.keys?.[open.question.id]
  if (!views || !key) return null
  return (
    <views.CheckedOnwards
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
      {!isReading && hints && <HintLadder key={id} hints={hints} />}
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
        <div className={css({ marginLeft: '-3' })}>
          <Button variant="quiet" size="small" onClick={() => send({ type: 'fact.add', fact: { kind: 'check', question: id } })}>
            Не знаю — показати відповідь
          </Button>
        </div>
      )}
    </>
  )
}

function HintLadder({ hints }: { hints: NonNullable<Key['hints']> }) {
  const { sheet, open, send } = useSitting()
  const { code: views } = feedbackViews.use()
  const { id } = open.question
  if (!views) return null
  return (
    <views.Hints
      hints={hints}
      opened={sheet.hints[id] ?? 0}
      onOpen={(rung) => send({ type: 'fact.add', fact: { kind: 'hint', question: id, rung } })}
    />
  )
}
