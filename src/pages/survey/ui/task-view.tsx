import { formHint, QuestionText } from '@/entities/question'
import { countOf } from '@/entities/subject'
import { css } from 'styled-system/css'
import { GapProvider } from '@/shared/ui/rich-text'
import { afterTask } from './after-task'
import { AnswerPart } from './answer-part'
import { gapContent } from './gap-content'
import { useSitting } from './sitting-context'
import { useHeadingFocus } from './use-heading-focus'

/** One task: what is asked and the place for the answer. A task that comes to the front takes the focus with its heading. */
export function TaskView() {
  const { sheet, open, isReading, setGap } = useSitting()
  const { question, number, isChecked } = open
  const article = useHeadingFocus<HTMLElement>(question.id)
  const { code: extras } = afterTask.use()
  const answer = sheet.answers[question.id]
  const onGap = isReading || isChecked || !extras ? undefined : setGap
  return (
    <article ref={article} className={css({ stack: '5', gridTemplateColumns: 'one' })}>
      <header className={css({ stack: '1', paddingLeft: { base: '3', md: '4' }, borderLeft: 'marginRule' })}>
        <h1 tabIndex={-1} className={css({ textStyle: 'heading' })}>
          Завдання {number.label} <span className={css({ color: 'inkMuted', fontWeight: 'regular' })}>з {number.count}</span>
        </h1>
        <p className={css({ textStyle: 'small', color: 'inkMuted' })}>
          {formHint(question)} · {countOf(question.points, 'point')}
        </p>
      </header>
      <GapProvider value={gapContent(question, number.first, answer, onGap)}>
        <div className={css({ lg: { fontSize: 'large' } })}>
          <QuestionText question={question} />
        </div>
      </GapProvider>
      <AnswerPart>
        <div className={aboutLook}>
          {extras && (
            <>
              <extras.SaveTask question={question} />
              <extras.ReportTask question={question} answer={answer} />
            </>
          )}
        </div>
      </AnswerPart>
    </article>
  )
}

const aboutLook = css({ wrap: '2', minHeight: '14', paddingTop: '3', borderTop: 'line' })
