import { useEffect, useEffectEvent, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { Result, ResultItem } from '#contract/result'
import { css } from 'styled-system/css'
import { answerText } from '../model/answer-text'
import { numberText } from '../model/result-text'
import { ForeignTitle, langIn } from '@/shared/ui/rich-text'
import { prefetchFormulas } from '@/shared/ui/tex'
import { PrintedTask } from './printed-task'

type PrintSheetProps = {
  result: Result
  items: readonly ResultItem[]
  /** Each further one prints again. */
  prints: number
  /** The browser is done with the sheet, which on phones is long after `print()` has returned. */
  onPrinted: () => void
}

/** The tasks on white paper and, on a page of their own at the end, the keys. It prints itself as soon as it is drawn whole. */
export function PrintSheet({ result, items, prints, onPrinted }: PrintSheetProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const close = useEffectEvent(onPrinted)
  useEffect(() => {
    let isLeft = false
    void isDrawn(sheet.current).then(() => isLeft || window.print())
    const stop = () => close()
    addEventListener('afterprint', stop)
    return () => {
      isLeft = true
      removeEventListener('afterprint', stop)
    }
  }, [prints])
  return createPortal(
    <div ref={sheet} data-print-sheet className={look}>
      <h1 className={css({ textStyle: 'heading' })}>
        <ForeignTitle text={result.title} lang={langIn(items)} />
      </h1>
      <p>Ім’я: ______________________ Дата: ______________ Бали: ______ з {items.reduce((sum, { max }) => sum + max, 0)}</p>
      <ol>
        {items.map((item, index) => (
          <PrintedTask
            key={item.question.id}
            item={item}
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
    </div>,
    document.body,
  )
}

const keyText = (question: ResultItem['question'], key: ResultItem['key']): string =>
  key.form === 'numeric' ? key.correct.replace('.', ',').replace('-', '−') : answerText(question, key.correct)

/** Pictures have come, and formulas too; what has not come by then is printed as it stands. */
async function isDrawn(sheet: HTMLElement | null): Promise<void> {
  const pictures = [...(sheet?.querySelectorAll('img') ?? [])].map((picture) => picture.decode().catch(() => undefined))
  // A formula that waits for its renderer stands as its source.
  const formulas = sheet?.querySelector('code') ? prefetchFormulas() : undefined
  await Promise.race([Promise.all([...pictures, formulas]), pause(longestWaitMs)])
  await pause(settlingMs)
  await document.fonts?.ready
}

const longestWaitMs = 10_000
/** React draws what has come, and the browser asks for the letters of it. */
const settlingMs = 300
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const look = css({
  display: { base: 'none', _print: 'block' },
  backgroundColor: 'sheet',
  fontSize: 'paper',
  lineHeight: 'note',
  '& button svg': { display: 'none' },
})
