import { useMemo } from 'react'
import { calendarOf } from '#domain/scheduling/calendar'
import { retentionFor } from '#domain/scheduling/retention'
import { studyDay } from '#domain/scheduling/study-day'
import { forecast, hardestCards, reviewsByDay, trueRetention } from '#domain/scheduling/statistics'
import { cardsLook, statisticsLook } from 'styled-system/recipes'
import { ButtonLink } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import { Panel } from '@/shared/ui/panel'
import type { StudyProps } from '../../model/study'
import { addressOf } from '../../model/flashcard-location'
import { Forecast } from './forecast'
import { Hardest } from './hardest'
import { HeatMap } from './heat-map'
import { Retention } from './retention'

const cardsParts = cardsLook()
const statisticsParts = statisticsLook()

const monthDays = 30

/** The statistics of cards, from the log of reviews alone. */
export function StatisticsTab({ study: { state, clock } }: StudyProps) {
  const { book, cards } = state
  const found = useMemo(() => {
    const all = [...cards.values()]
    return {
      month: trueRetention(book.reviews, calendarOf(clock).number - monthDays),
      ever: trueRetention(book.reviews, 0),
      ahead: forecast(all, book, clock, monthDays),
      byDay: reviewsByDay(book.reviews),
      hardest: hardestCards(all, book),
    }
  }, [book, cards, clock])
  if (book.reviews.length === 0)
    return (
      <EmptyState title="Статистики ще немає" action={<ButtonLink href={addressOf({})}>До карток</ButtonLink>}>
        Вона з’явиться після першого повторення.
      </EmptyState>
    )
  return (
    <div className={cardsParts.stack}>
      <div className={statisticsParts.pair}>
        <Panel title="Скільки пригадується">
          <Retention month={found.month} ever={found.ever} aim={retentionFor(calendarOf(clock).daysToExam)} />
        </Panel>
        <Panel title="Повторення по днях">
          <HeatMap byDay={found.byDay} today={studyDay(clock.now, clock.zone)} />
        </Panel>
      </div>
      <Panel title="Наступні 30 днів">
        <Forecast days={found.ahead} />
      </Panel>
      <Panel title="Найважчі картки">
        <Hardest memories={found.hardest} cards={cards} />
      </Panel>
    </div>
  )
}
