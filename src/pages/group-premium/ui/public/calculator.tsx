import { useState } from 'react'
import { seatLimits } from '#contract/group'
import { css } from 'styled-system/css'
import { Panel } from '@/shared/ui/panel'
import { ProblemNotice, problemText } from '@/shared/ui/problem-notice'
import { Skeleton } from '@/shared/ui/skeleton'
import { useLoad } from '@/shared/lib/load'
import { readPeriods } from '../../api/read-periods'
import { PeriodChoice } from './period-choice'
import { SeatsInput } from './seats-input'
import { StepTable } from './step-table'
import { Total } from './total'

/** Seats and a period in, the price with its steps out. */
export function Calculator() {
  const periods = useLoad(readPeriods, 'quiet')
  const [typed, setTyped] = useState('30')
  const [chosen, setChosen] = useState(0)
  const seats = seatsOf(typed)
  if (periods.state === 'loading') return <Panel title="Скільки це коштує"><Skeleton shapes={['row', 'block', 'row']} /></Panel>
  if (periods.state === 'failed') {
    return (
      <Panel title="Скільки це коштує">
        <ProblemNotice title="Ціни не завантажилися" onRetry={periods.retry}>
          {problemText(periods.problem.detail)}
        </ProblemNotice>
      </Panel>
    )
  }
  const period = periods.found[chosen] ?? periods.found[0]
  if (!period) return <Panel title="Скільки це коштує">Групи поки що не продаються. Напиши нам, і ми домовимося.</Panel>
  return (
    <Panel title="Скільки це коштує">
      <div className={columns}>
        <div className={column}>
          <SeatsInput typed={typed} onType={setTyped} />
          <PeriodChoice periods={periods.found} chosen={period} onChoose={(next) => setChosen(periods.found.indexOf(next))} />
          <StepTable steps={period.steps} seats={seats ?? seatLimits.least} />
        </div>
        <Total period={period} seats={seats} />
      </div>
    </Panel>
  )
}

/** A whole number within the limits; null for anything else. */
function seatsOf(typed: string): number | null {
  const seats = Number(typed)
  return /^\d{1,3}$/.test(typed) && seats >= seatLimits.least && seats <= seatLimits.most ? seats : null
}

const columns = css({ display: 'grid', gap: '6', gridTemplateColumns: { lg: '[minmax(0, 3fr) minmax(0, 2fr)]' }, alignItems: 'start' })
const column = css({ display: 'grid', gap: '6', minWidth: '0' })
