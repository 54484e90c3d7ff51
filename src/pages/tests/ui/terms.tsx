import { css } from 'styled-system/css'
import { Panel } from '@/shared/ui/panel'
import { figuresOf, rulesOf } from '../model/terms-text'
import type { PageMode } from '../model/modes'
import type { Plan } from '../model/plan'

type TermsProps = { mode: PageMode; plan: Plan }

/** What awaits the pupil, said before the start: how much, how long, and by which rules. */
export function Terms({ mode, plan }: TermsProps) {
  return (
    <Panel tone="outline" title="Що буде" titleLevel={2}>
      <dl
        aria-live="polite"
        className={css({ display: 'grid', gridTemplateColumns: '[repeat(3, auto)]', justifyContent: 'space-between', gap: '3' })}
      >
        {figuresOf(mode, plan).map(({ name, value }) => (
          <div key={name} className={css({ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' })}>
            <dt className={css({ textStyle: 'small', color: 'inkMuted' })}>{name}</dt>
            <dd className={css({ textStyle: 'heading', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })}>{value}</dd>
          </div>
        ))}
      </dl>
      <dl className={css({ display: 'grid', gap: '3', marginTop: '5', paddingTop: '4', borderTop: 'line', textStyle: 'small' })}>
        {rulesOf(mode, plan).map(({ name, text }) => (
          <div key={name}>
            <dt className={css({ textStyle: 'smallLabel' })}>{name}</dt>
            <dd className={css({ color: 'inkMuted' })}>{text}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}
