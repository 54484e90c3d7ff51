import type { Variant } from '#contract/worksheet'
import { PrintedTask } from '@/entities/question'
import { css } from 'styled-system/css'
import { paperLook } from 'styled-system/recipes'
import { ForeignTitle } from '@/shared/ui/rich-text'
import { numbered, sheetName } from '../../model/sheet-numbers'

const look = paperLook()

/** What stands on its sheets: the code that they bear, its name and the language of foreign words in it. */
export type PrintedWork = { code: string; title: string; lang: string | null }

type PrintedVariantProps = { work: PrintedWork; variant: Variant; isOnly: boolean }

/** One variant as pupils get it: a line for the name, the tasks, no keys. */
export function PrintedVariant({ work, variant, isOnly }: PrintedVariantProps) {
  const tasks = numbered(variant.tasks)
  const points = tasks.reduce((sum, { question }) => sum + question.points, 0)
  return (
    <section className={look.variant}>
      <PrintedHead work={work} variant={isOnly ? null : variant.number} />
      <p>Ім’я: ______________________ Дата: ______________ Бали: ______ з {points}</p>
      <ol>
        {tasks.map(({ question, name }, index) => (
          <PrintedTask
            key={question.id}
            question={question}
            name={name}
            max={question.points}
            hasStimulus={question.stimulus !== null && tasks[index - 1]?.question.stimulus?.id !== question.stimulus.id}
          />
        ))}
      </ol>
    </section>
  )
}

type PrintedHeadProps = { work: PrintedWork; variant: number | null; /** What the sheet is, where it is not the tasks. */ what?: string }

/** The name of the work and the code that its sheets bear. */
export function PrintedHead({ work, variant, what }: PrintedHeadProps) {
  return (
    <div className={css({ display: 'flex', justifyContent: 'space-between', gap: '4', alignItems: 'baseline', paddingBottom: '2' })}>
      <h1 className={css({ textStyle: 'heading' })}>
        {what && `${what}. `}
        <ForeignTitle text={work.title} lang={work.lang} />
        {variant !== null && `. Варіант ${variant}`}
      </h1>
      <strong className={css({ whiteSpace: 'nowrap', fontFamily: 'code' })}>{sheetName(work.code, variant)}</strong>
    </div>
  )
}
