import type { Result, ResultItem } from '#domain/result'
import { keyText, PrintedTask } from '@/entities/question'
import { css } from 'styled-system/css'
import { PrintSheet as Sheet } from '@/shared/ui/print-sheet'
import { ForeignTitle, langIn } from '@/shared/ui/rich-text'
import { numberText } from '../model/result-text'

type PrintSheetProps = {
  result: Result
  items: readonly ResultItem[]
  /** Each further one prints again. */
  prints: number
  /** The browser is done with the sheet. */
  onPrinted: () => void
}

/** The tasks on white paper and, on a page of their own at the end, the keys. */
export function PrintSheet({ result, items, prints, onPrinted }: PrintSheetProps) {
  return (
    <Sheet prints={prints} onPrinted={onPrinted}>
      <h1 className={css({ textStyle: 'heading' })}>
        <ForeignTitle text={result.title} lang={langIn(items)} />
      </h1>
      <p>Ім’я: ______________________ Дата: ______________ Бали: ______ з {items.reduce((sum, { max }) => sum + max, 0)}</p>
      <ol>
        {items.map((item, index) => (
          <PrintedTask
            key={item.question.id}
            question={item.question}
            name={numberText(item.number, item.question.numbers)}
            max={item.max}
            hasStimulus={items[index - 1]?.question.stimulus?.id !== item.question.stimulus?.id}
          />
        ))}
      </ol>
      <section className={css({ breakBefore: 'page' })}>
        <h2 className={css({ textStyle: 'heading', marginBottom: '4' })}>Ключі</h2>
        <ol className={css({ columnCount: 'two' })}>
          {items.map(({ number, question, key, max }) => (
            <li key={question.id} className={css({ breakInside: 'avoid', paddingBlock: '1' })}>
              <strong>{numberText(number, question.numbers)}.</strong> {keyText(question, key)} ({max} б.)
            </li>
          ))}
        </ol>
      </section>
    </Sheet>
  )
}
