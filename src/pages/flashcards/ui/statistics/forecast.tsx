import { Table } from '@/shared/ui/table'
import { dateText } from '../../model/day-text'

type ForecastProps = { days: readonly { day: string; due: number }[] }

/** Bars for thirty days, and the same in a table. New cards are not among them. */
export function Forecast({ days }: ForecastProps) {
  const most = Math.max(1, ...days.map(({ due }) => due))
  const sum = days.reduce((all, { due }) => all + due, 0)
  return (
    <>
      <svg viewBox="0 0 300 92" className="fc-forecast" aria-hidden focusable="false">
        <line x1="0" y1="72.5" x2="300" y2="72.5" className="fc-axis" />
        {days.map(({ day, due }, place) => (
          <rect
            key={day}
            x={place * 10 + 1.5}
            y={72 - (68 * due) / most}
            width="7"
            height={(68 * due) / most}
            rx="1"
            className={place === 0 ? 'fc-bar-today' : 'fc-bar-day'}
          />
        ))}
        {[0, 7, 14, 21, 28].map((place) => (
          <text key={place} x={place * 10 + 5} y="86" className="fc-axis-text" textAnchor={place === 0 ? 'start' : 'middle'}>
            {place === 0 ? 'нині' : `+${place}`}
          </text>
        ))}
      </svg>
      <p className="fc-muted">
        Разом {sum}, найбільше за день {most}. Нових карток тут немає.
      </p>
      <details className="fc-details">
        <summary>Таблицею</summary>
        <Table caption="Карток на день" head={['День', 'Карток']} hasRowHeads rows={days.map(({ day, due }) => [dateText(day), due])} />
      </details>
    </>
  )
}
