import { useEffect, useRef, useState } from 'react'
import { kyivDay } from '#domain/day'
import { examDays } from '#domain/exam-date'
import type { PreferencesChange } from '#domain/study-preferences'
import { css } from 'styled-system/css'
import { useSurveyGround } from '@/entities/survey'
import { usePreferences } from '@/entities/user-fact'
import { lazyPart } from '@/shared/lib/lazy'
import { Button } from '@/shared/ui/button'
import { Page } from '@/shared/ui/page'
import { ProblemNotice, problemText } from '@/shared/ui/problem-notice'
import { Progress } from '@/shared/ui/progress'
import { Skeleton } from '@/shared/ui/skeleton'
import { useFirstTasks } from '../model/use-first-tasks'
import { questionsOf } from './questions'

const GoalAndPath = lazyPart(async () => (await import('./goal-and-path')).GoalAndPath, <Skeleton shapes={['block', 'row']} />)

/** Goal, subjects, the day where it is known, minutes: a tap is an answer and leads on. It ends in the goal, the path to it and the first task. */
export function FirstStepsPage() {
  const { preferences, change } = usePreferences()
  const { clock } = useSurveyGround()
  const [isDateKnown] = useState(() => !examDays(kyivDay(new Date(clock.now()))).isGuess)
  const questions = questionsOf(isDateKnown)
  const [index, setIndex] = useState(0)
  const { begin, isStarting, problem } = useFirstTasks()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    scrollTo({ top: 0 })
  }, [index])
  const answer = (said: PreferencesChange | null) => {
    if (said) void change(said)
    setIndex(index + 1)
  }
  const question = questions[index]
  return (
    <Page title="З чого почати" width="text">
      <div className={css({ stack: '5', gridTemplateColumns: 'one' })}>
        {question && <Progress label="Запитання" value={index + 1} max={questions.length} />}
        {problem && !isStarting && (
          <ProblemNotice title="Перше завдання не відкрилося" onRetry={begin}>
            {problemText(problem)} Твої відповіді на запитання збережено.
          </ProblemNotice>
        )}
        <h2 ref={heading} tabIndex={-1} className={css({ textStyle: 'heading' })}>
          {question ? question.title : 'Твоя ціль і шлях'}
        </h2>
        {question ? (
          <question.Answers key={index} preferences={preferences} onAnswer={answer} />
        ) : (
          <GoalAndPath preferences={preferences} isStarting={isStarting} onBegin={begin} />
        )}
        <div className={css({ wrap: '3' })}>
          {index > 0 && (
            <Button variant="quiet" disabled={isStarting} onClick={() => setIndex(index - 1)}>
              Назад
            </Button>
          )}
          {question && (
            <Button variant="quiet" isLoading={isStarting} onClick={begin}>
              Пропустити все: одразу завдання
            </Button>
          )}
        </div>
      </div>
    </Page>
  )
}
