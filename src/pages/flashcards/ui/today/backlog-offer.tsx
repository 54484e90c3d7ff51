import type { Backlog } from '#domain/scheduling/backlog'
import { cardsLook, todayLook } from 'styled-system/recipes'
import { ButtonLink } from '@/shared/ui/button'
import { Panel } from '@/shared/ui/panel'
import { addressOf } from '../../model/flashcard-location'

const todayParts = todayLook()
const cardsParts = cardsLook()

/** After days away: twenty to begin with, and no word of blame. */
export function BacklogOffer({ backlog, count }: { backlog: Backlog; count: number }) {
  return (
    <Panel tone="marker" title="З поверненням">
      <div className={todayParts.start}>
        <p>
          За цей час назбиралося карток: {backlog.overdue}. Усі одразу не потрібні: почни з тих, що забуваються найшвидше, решта розійдеться
          по днях.
        </p>
        <div className={cardsParts.actions}>
          <ButtonLink size="large" href={addressOf({ review: 'important' })}>
            Найважливіші ({backlog.important.length})
          </ButtonLink>
          <ButtonLink size="large" variant="secondary" href={addressOf({ review: 'today' })}>
            Усе на сьогодні ({count})
          </ButtonLink>
        </div>
      </div>
    </Panel>
  )
}
