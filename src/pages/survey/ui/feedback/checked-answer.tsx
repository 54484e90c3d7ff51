import type { Answer } from '#contract/answer'
import type { Key } from '#contract/key'
import type { Question } from '#contract/question'
import { scoreAnswer } from '#contract/scoring/score-answer'
import { AnswerControl } from '@/entities/question'
import { addresses } from '@/shared/routes'
import { css } from 'styled-system/css'
import { Button, ButtonLink } from '@/shared/ui/button'
import { Icon } from '@/shared/ui/icon'
import { RichText } from '@/shared/ui/rich-text'
import type { Adding } from '../survey-view'
import { PartNotes } from './part-notes'
import { Verdict } from './verdict'

type CheckedAnswerProps = {
  question: Question
  answer: Answer | undefined
  questionKey: Key
  label: string
  number: number
  /** Null where the sheet can only be looked at. */
  adding: Adding | null
  isOffline: boolean
}

/** The lesson of a checked task: the verdict, the key, why each option is right or wrong, where to read, and one more like it. */
export function CheckedAnswer({ questionKey, adding, isOffline, ...task }: CheckedAnswerProps) {
  const { question, answer, number } = task
  const { theory, explanation, notes } = questionKey
  const hasOwnRows = question.form === 'single' || question.form === 'multi'
  const optionNotes = Object.fromEntries(notes.map(({ id, text }) => [id, <RichText key={id} blocks={text} />]))
  return (
    <>
      <Verdict score={scoreAnswer(questionKey, answer)} />
      <AnswerControl {...task} review={questionKey} notes={hasOwnRows ? optionNotes : undefined} />
      {!hasOwnRows && notes.length > 0 && <PartNotes question={question} notes={notes} number={number} />}
      {explanation.length > 0 && (
        <section aria-label="Пояснення" className={sheet}>
          <h2 className={css({ textStyle: 'subheading', marginBottom: '2' })}>Пояснення</h2>
          <RichText blocks={explanation} />
        </section>
      )}
      <div className={css({ wrap: '2' })}>
        {theory && (
          <ButtonLink variant="secondary" href={`${addresses.theoryArticle.to(theory)}${theory.block ? `#${theory.block}` : ''}`}>
            <Icon name="book" size="small" />
            {theory.title}
          </ButtonLink>
        )}
        {adding && (
          <Button
            variant="secondary"
            disabled={isOffline}
            isLoading={adding.state === 'asking'}
            aria-describedby="more-reason"
            onClick={() => adding.ask(question.id)}
          >
            <Icon name="refresh" size="small" />
            Ще одне таке
          </Button>
        )}
      </div>
      <p id="more-reason" role="status" className={css({ textStyle: 'small', color: 'inkMuted', marginTop: '-3' })}>
        {adding && isOffline
          ? 'Нове завдання можна взяти, коли з’явиться з’єднання.'
          : adding?.state === 'refused'
            ? 'Не вдалося взяти ще одне завдання. Спробуй ще раз.'
            : ''}
      </p>
    </>
  )
}

const sheet = css({
  padding: '4',
  layerStyle: 'sheet',
  borderLeft: 'marginRule',
})
