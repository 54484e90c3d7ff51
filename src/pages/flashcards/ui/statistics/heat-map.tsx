import { cardsLook, statisticsLook } from 'styled-system/recipes'
import { pluralOf } from '#domain/plural'
import { Table } from '@/shared/ui/table'
import { dateText } from '../../model/day-text'
import { activityOf } from '../../model/activity'

const statisticsParts = statisticsLook()
const cardsParts = cardsLook()

type HeatMapProps = { byDay: readonly { day: string; count: number }[]; today: string }
const weeks = 18

/** The days of the last months, darker where more was reviewed, and the same in a table. */
export function HeatMap({ byDay, today }: HeatMapProps) {
  const days = activityOf(byDay, today, weeks)
  const active = days.filter(({ count }) => count > 0)
  const sum = active.reduce((all, { count }) => all + count, 0)
  return (
    <>
      <div className={statisticsParts.heat} aria-hidden>
        {days.map(({ day, count, level }) => (
          <span key={day} data-level={level} title={`${dateText(day)}: ${count}`} />
        ))}
      </div>
      <p className={cardsParts.muted}>
        За {weeks} тижнів: {sum} {pluralOf(sum, ['повторення', 'повторення', 'повторень'])}, днів із картками — {active.length}.
      </p>
      <details className={statisticsParts.details}>
        <summary>Таблицею</summary>
        <Table
          caption="Повторень на день"
          head={['День', 'Повторень']}
          hasRowHeads
          rows={active.toReversed().map(({ day, count }) => [dateText(day), count])}
        />
      </details>
    </>
  )
}
