import { Link } from 'wouter'
import { isInstance } from '#domain/instance'
import type { Result, ResultItem } from '#domain/result'
import { AnswerControl, answerText, ExplanationText, QuestionText } from '@/entities/question'
import { countOf } from '@/entities/subject'
import { ReportTask } from '@/features/report-task'
import { SaveTask } from '@/features/save-task'
import { css, cx } from 'styled-system/css'
import { addresses } from '@/shared/routes'
import { wordLook } from '@/shared/ui/button'
import { Icon } from '@/shared/ui/icon'
import { ForeignTitle, langIn, RichText } from '@/shared/ui/rich-text'
import { ItemNotes } from './item-notes'
import { OneMore } from './one-more'
import { Stimulus } from './stimulus'

type ItemContentProps = { result: Pick<Result, 'id' | 'subject'>; item: ResultItem; name: string; isFirstOfStimulus: boolean }

/** The task with the answer and the key, why, where to read about it, and what can be done with it. */
export function ItemContent({ result, item, name, isFirstOfStimulus }: ItemContentProps) {
  const { question, key, answer, lateAnswer, draft, draftPoints = 0 } = item
  const chosenNote = key.form === 'single' && key.notes.find(({ id }) => id === answer)
  return (
    <>
      {question.stimulus && <Stimulus stimulus={question.stimulus} isOpen={isFirstOfStimulus} />}
      <QuestionText question={question} />
      <AnswerControl
        question={question}
        answer={answer}
        label={`Відповідь на завдання ${name}`}
        review={key}
        notes={chosenNote ? { [chosenNote.id]: <RichText blocks={chosenNote.text} /> } : undefined}
      />
      {item.outcome === 'unreadable' && (
        <p className={asideLook}>Запис не схожий на число, тому балів немає. Наступного разу пиши десятковим дробом: 0,5</p>
      )}
      {lateAnswer !== undefined && lateAnswer !== null && (
        <p className={asideLook}>
          Надійшло після завершення часу, не зараховано: <strong>{answerText(question, lateAnswer)}</strong>
        </p>
      )}
      {draft !== undefined && draft !== null && (
        <p className={asideLook}>
          Чернетка, не збережено: <strong>{answerText(question, draft)}</strong>
          {draftPoints > 0 && ` — дала б ${countOf(draftPoints, 'point')}`}
        </p>
      )}
      <Explanation item={item} />
      <ItemNotes question={question} notes={key.notes.filter((note) => note !== chosenNote)} />
      <footer
        className={css({
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: '4',
          rowGap: '2',
          borderTop: 'line',
          paddingTop: '3',
          marginBottom: '-2',
        })}
      >
        {isInstance(question.id) && <OneMore result={result} like={question.id} />}
        <SaveTask question={question} />
        <ReportTask question={question} answer={answer} />
      </footer>
    </>
  )
}

function Explanation({ item: { key } }: Pick<ItemContentProps, 'item'>) {
  const { explanation, theory } = key
  const article = theory && addresses.theoryArticle.to(theory)
  return (
    <div className={explanationLook}>
      <h4 className={css({ textStyle: 'smallLabel', color: 'right' })}>Пояснення</h4>
      <ExplanationText blocks={explanation} />
      {theory && article && (
        <Link href={theory.block === null ? article : `${article}#${theory.block}`} className={cx(wordLook, css({ width: 'fit' }))}>
          <Icon name="book" size="small" />
          Теорія: <ForeignTitle text={theory.title} lang={langIn(explanation)} />
        </Link>
      )}
    </div>
  )
}

const asideLook = css({ padding: '3', backgroundColor: 'sunken', borderRadius: 'cell', textStyle: 'small' })

const explanationLook = css({
  stack: '2',
  gridTemplateColumns: 'one',
  paddingLeft: '4',
  borderLeft: 'rightRule',
  '& ol, & ul': { gap: '3' },
})
