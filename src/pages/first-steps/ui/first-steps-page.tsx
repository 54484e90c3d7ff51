import { useState } from 'react'
import type { PreferencesChange } from '#contract/study-preferences'
import { css } from 'styled-system/css'
import { usePreferences } from '@/entities/user-fact'
import { Button } from '@/shared/ui/button'
import { Page } from '@/shared/ui/page'
import { Panel } from '@/shared/ui/panel'
import { ProblemNotice, problemText } from '@/shared/ui/problem-notice'
import { Progress } from '@/shared/ui/progress'
import { useFirstTasks } from '../model/use-first-tasks'
import { ElectiveQuestion, TimeQuestion, WhenQuestion } from './questions'

const questions = [WhenQuestion, ElectiveQuestion, TimeQuestion]
/** Three questions at most, each may be passed over; then at once a task. */
export function FirstStepsPage() {
  const { preferences, change } = usePreferences()
  const [index, setIndex] = useState(0)
  const { begin, isStarting, problem } = useFirstTasks()
  const next = () => {
    if (index + 1 < questions.length) setIndex(index + 1)
    else begin()
  }
  const answer = (said: PreferencesChange) => {
    void change(said)
    next()
  }
  const Question = questions[index] ?? TimeQuestion
  return (
    <Page title="З чого почати" lead="Три запитання, щоб план був твій. Будь-яке можна пропустити." width="text">
      <div className={css({ stack: '5', gridTemplateColumns: 'one' })}>
        <Progress label="Запитання" value={index + 1} max={questions.length} />
        {problem && !isStarting && (
          <ProblemNotice title="Перше завдання не відкрилося" onRetry={begin}>
            {problemText(problem)} Твої відповіді на запитання збережено.
          </ProblemNotice>
        )}
        <Panel tone="marker">
          <Question
            key={index}
            preferences={preferences}
            isLast={index + 1 === questions.length}
            isBusy={isStarting}
            onAnswer={answer}
            onSkip={next}
          />
        </Panel>
        {index + 1 < questions.length && (
          <div>
            <Button variant="quiet" isLoading={isStarting} onClick={begin}>
              Пропустити все: одразу завдання
            </Button>
          </div>
        )}
      </div>
    </Page>
  )
}
