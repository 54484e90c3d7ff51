import { dayText } from '../../model/day-text'
import type { StudyProps } from '../../model/study'
import { addressOf } from '../../model/flashcard-location'
import type { Today } from '../../model/today'
import { studyDay } from '#domain/scheduling/study-day'
import { ButtonLink } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'

/** Nothing is left for today: when the next cards come, and a look ahead for who wants one. */
export function DayDone({ today: { next }, study: { clock, state } }: StudyProps & { today: Today }) {
  const when = next === null ? null : dayText(next, studyDay(clock.now, clock.zone))
  return (
    <EmptyState
      title={when === null ? 'На сьогодні все.' : `На сьогодні все. Наступні картки ${when} о 04:00`}
      action={
        state.book.memories.size > 0 ? (
          <ButtonLink variant="secondary" href={addressOf({ review: 'cram' })}>
            Повторити наперед (не змінює розкладу)
          </ButtonLink>
        ) : (
          <ButtonLink href={addressOf({ tab: 'decks' })}>Обрати колоди</ButtonLink>
        )
      }
    >
      Картки повертаються тоді, коли ти майже забуваєш їх: так пам’ятається найдовше.
    </EmptyState>
  )
}
