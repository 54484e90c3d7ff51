import type { Answer } from '#domain/answer'
import type { Question } from '#domain/question'
import { isBlank } from '#domain/scoring/score-answer'
import type { Confidence as Level } from '#domain/survey-event'
import { css } from 'styled-system/css'
import { Button } from '@/shared/ui/button'
import { Icon } from '@/shared/ui/icon'
import { Confidence } from './confidence'

type TaskToolsProps = {
  question: Question
  answer: Answer | undefined
  confidence: Level | null
  isStriking: boolean
  onStriking: (isStriking: boolean) => void
  onErase: () => void
  onConfidence: (level: Level | null) => void
}

/** Below the answer: take it back, rule options out, say how sure one is. */
export function TaskTools({ question, answer, confidence, isStriking, onStriking, onErase, onConfidence }: TaskToolsProps) {
  const isErasable = !isBlank(answer) && question.form !== 'numeric'
  const isStrikable = question.form === 'single' || question.form === 'multi'
  return (
    <div className={css({ stack: '3' })}>
      <div className={css({ wrap: '2', minHeight: 'target', marginLeft: '-3' })}>
        {isStrikable && (
          <Button variant="quiet" size="small" aria-pressed={isStriking} onClick={() => onStriking(!isStriking)}>
            <Icon name="strike" size="small" />
            {isStriking ? 'Завершити викреслювання' : 'Викреслювати'}
          </Button>
        )}
        {isErasable && (
          <Button variant="quiet" size="small" onClick={onErase}>
            <Icon name="eraser" size="small" />
            Стерти відповідь
          </Button>
        )}
      </div>
      {!isBlank(answer) && <Confidence value={confidence} onChange={onConfidence} />}
    </div>
  )
}
