import type { DayQueue, HeldBack as Reason } from '#domain/scheduling/queue'
import { todayLook } from 'styled-system/recipes'
import { ButtonLink } from '@/shared/ui/button'
import { addressOf } from '../../model/flashcard-location'

const look = todayLook()

const reasonText: Record<Reason, string> = {
  newPerDay: 'денну кількість нових уже взято',
  reviewsPerDay: 'досить повторень на день',
  easyDay: 'сьогодні легкий день',
  examNear: 'до іспиту лишилося менше тижня, нове вже не встигне закріпитися',
}

/** The cards that the caps keep for other days, and the reason; nobody is forbidden to take them. */
export function HeldBack({ queue: { waitingFresh, whyFresh, waitingDue, whyDue } }: { queue: DayQueue }) {
  if (!whyFresh && !whyDue) return null
  return (
    <div className={look.held}>
      {whyDue && (
        <p>
          На інші дні перенесено картки ({waitingDue.length}): {reasonText[whyDue]}.
        </p>
      )}
      {whyFresh && (
        <>
          <p>
            Чекають нові картки ({waitingFresh.length}): {reasonText[whyFresh]}.
          </p>
          <ButtonLink variant="quiet" size="small" href={addressOf({ review: 'more' })}>
            Узяти ще {Math.min(10, waitingFresh.length)}
          </ButtonLink>
        </>
      )}
    </div>
  )
}
