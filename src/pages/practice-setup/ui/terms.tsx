import { css } from 'styled-system/css'
import { Panel } from '@/shared/ui/panel'
import { figuresOf, rulesOf } from '../model/terms-text'
import type { PageMode } from '../model/modes'
import type { Plan } from '../model/plan'

type TermsProps = { mode: PageMode; plan: Plan }

/** Tells the length and the time before the start. */
export function Figures({ mode, plan }: TermsProps) {
  return (
    <Panel tone="outline" title="Що буде">
      <dl aria-live="polite" className={figuresLook}>
        {figuresOf(mode, plan).map(({ name, value }) => (
          <div key={name} className={css({ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' })}>
            <dt className={css({ textStyle: 'small', color: 'inkMuted' })}>{name}</dt>
            <dd className={css({ textStyle: 'heading', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' })}>{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  )
}

/** By which rules: when the keys come, what a break costs, what holds without a connection. */
export function Rules({ mode, plan }: TermsProps) {
  return (
    <dl className={css({ stack: '3', paddingInline: '1', textStyle: 'small' })}>
      {rulesOf(mode, plan).map(({ name, text }) => (
        <div key={name}>
          <dt className={css({ textStyle: 'smallLabel' })}>{name}</dt>
          <dd className={css({ color: 'inkMuted' })}>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

const figuresLook = css({ stack: '3', gridTemplateColumns: '[repeat(3, auto)]', justifyContent: 'space-between' })
