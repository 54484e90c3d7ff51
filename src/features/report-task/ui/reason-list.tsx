import type { ReportReason } from '#contract/user-fact'
import { css } from 'styled-system/css'
import { Button } from '@/shared/ui/button'
import { reasons } from '../model/reasons'

/** A press on a reason sends the report. */
export function ReasonList({ onChoose }: { onChoose: (reason: ReportReason) => void }) {
  return (
    <div role="group" aria-label="Що не так із завданням?">
      <p aria-hidden className={css({ textStyle: 'label', marginBottom: '3' })}>
        Що не так із завданням?
      </p>
      <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '2' })}>
        {reasons.map(({ reason, text }) => (
          <Button key={reason} variant="secondary" onClick={() => onChoose(reason)}>
            {text}
          </Button>
        ))}
      </div>
    </div>
  )
}
