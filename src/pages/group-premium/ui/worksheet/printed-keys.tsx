import type { Variant } from '#contract/worksheet'
import { keyText } from '@/entities/question'
import { css } from 'styled-system/css'
import { numbered, sheetName } from '../../model/sheet-numbers'
import { PrintedHead, type PrintedWork } from './printed-variant'

/** The keys of all variants, for the teacher: on sheets of their own. */
export function PrintedKeys({ work, variants }: { work: PrintedWork; variants: readonly Variant[] }) {
  return (
    <section>
      <PrintedHead work={work} variant={null} what="Ключі" />
      {variants.map(({ number, tasks }) => (
        <div key={number} className={css({ paddingBlock: '3', breakInside: 'avoid' })}>
          <h2 className={css({ textStyle: 'subheading', breakAfter: 'avoid' })}>
            Варіант {number}, {sheetName(work.code, number)}
          </h2>
          <ol className={css({ columnCount: 'two' })}>
            {numbered(tasks).map(({ question, key, name }) => (
              <li key={question.id} className={css({ breakInside: 'avoid', paddingBlock: '1' })}>
                <strong>{name}.</strong> {keyText(question, key)} ({question.points} б.)
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  )
}
