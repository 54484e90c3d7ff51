import { useEffect, useRef } from 'react'
import type { ReportReason } from '#contract/user-fact'
import { css } from 'styled-system/css'
import { Button } from '@/shared/ui/button'

/** Reasons to report a task, in the words of the visitor. */
const reasons: readonly { reason: ReportReason; text: string }[] = [
  { reason: 'wrongKey', text: 'Неправильний ключ' },
  { reason: 'unclear', text: 'Незрозуміла умова' },
  { reason: 'typo', text: 'Помилка в тексті' },
  { reason: 'picture', text: 'Щось не так із рисунком або формулою' },
  { reason: 'other', text: 'Інше' },
]

/** A press on a reason sends the report. The reasons unfold at the foot of a task and come into view by themselves. */
export function ReasonList({ onChoose }: { onChoose: (reason: ReportReason) => void }) {
  const element = useRef<HTMLDivElement>(null)
  // Newer browsers answer with a promise, which would be taken for the effect’s end.
  useEffect(() => {
    element.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={element} role="group" aria-label="Що не так із завданням?" className={clearOfTheBar}>
      <p aria-hidden className={css({ textStyle: 'label', marginBottom: '3' })}>
        Що не так із завданням?
      </p>
      <div className={css({ wrap: '2' })}>
        {reasons.map(({ reason, text }) => (
          <Button key={reason} variant="secondary" onClick={() => onChoose(reason)}>
            {text}
          </Button>
        ))}
      </div>
    </div>
  )
}

/** The bar of a test below it is two rows high on a phone. */
const clearOfTheBar = css({ scrollMarginBottom: '18' })
