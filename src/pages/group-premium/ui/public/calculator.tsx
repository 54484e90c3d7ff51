import { useState } from 'react'
import { mainSideLook, stackLook } from '@/shared/ui/column'
import { Panel } from '@/shared/ui/panel'
import { FailedNotice } from '@/shared/ui/problem-notice'
import { Skeleton } from '@/shared/ui/skeleton'
import { useLoad } from '@/shared/lib/load'
import { readOffers } from '../../api/read-offers'
import { seatsOf } from '../../model/group-offer'
import { PeriodChoice } from './period-choice'
import { SeatsInput } from './seats-input'
import { StepTable } from './step-table'
import { Total } from './total'

/** Seats and a period in, the price with its steps out. */
export function Calculator() {
  const offers = useLoad(readOffers)
  const [typed, setTyped] = useState('30')
  const [chosen, setChosen] = useState(0)
  if (offers.state === 'loading')
    return (
      <Panel title="Скільки це коштує">
        <Skeleton shapes={['row', 'block', 'row']} />
      </Panel>
    )
  if (offers.state === 'failed') {
    return (
      <Panel title="Скільки це коштує">
        <FailedNotice title="Ціни не завантажилися" answer={offers} />
      </Panel>
    )
  }
  const offer = offers.found[chosen] ?? offers.found[0]
  if (!offer) return <Panel title="Скільки це коштує">Преміум для класу поки що не продається. Напишіть нам, і ми домовимося.</Panel>
  const seats = seatsOf(typed, offer)
  return (
    <Panel title="Скільки це коштує">
      <div className={mainSideLook}>
        <div className={stackLook}>
          <SeatsInput offer={offer} typed={typed} onType={setTyped} />
          {offers.found.length > 1 && (
            <PeriodChoice offers={offers.found} chosen={offer} onChoose={(next) => setChosen(offers.found.indexOf(next))} />
          )}
          <StepTable steps={offer.steps} seats={seats ?? offer.least} />
        </div>
        <Total offer={offer} seats={seats} />
      </div>
    </Panel>
  )
}
