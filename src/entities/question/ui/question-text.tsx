import type { Question } from '#domain/question'
import { css } from 'styled-system/css'
import { Chip } from '@/shared/ui/chip'
import { Figure } from '@/shared/ui/figure'
import { RichText } from '@/shared/ui/rich-text'

type QuestionTextProps = { question: Pick<Question, 'prompt' | 'figure' | 'isWarmUp'> }

/** The words of a task and its picture. */
export function QuestionText({ question }: QuestionTextProps) {
  return (
    <div className={css({ stack: '4', gridTemplateColumns: 'one', fontSize: 'text', lineHeight: 'body' })}>
      {question.isWarmUp && (
        <div>
          <Chip tone="outline">Розминка: у тесті НМТ таких немає</Chip>
        </div>
      )}
      <RichText blocks={question.prompt} />
      {question.figure && <Figure figure={question.figure} />}
    </div>
  )
}
