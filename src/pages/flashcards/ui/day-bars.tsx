import './day-bars.css'

/** `mark` stands under the bar. */
export type DayBar = { name: string; mark: string; count: number }
type DayBarsProps = {
  days: readonly DayBar[]
  /** Many thin bars without numbers. */
  isDense?: boolean
}

/** A bar for each day, the first one today. A picture only: the numbers stand beside it as a table. */
export function DayBars({ days, isDense = false }: DayBarsProps) {
  const most = Math.max(1, ...days.map(({ count }) => count))
  return (
    <div className="fc-bars" data-dense={isDense || undefined} aria-hidden>
      {days.map(({ name, mark, count }) => (
        <div key={name} className="fc-day">
          <span className="fc-day-zone">
            {!isDense && count > 0 && <span className="fc-day-count">{count}</span>}
            <span className="fc-day-bar" style={{ height: `calc((100% - 1.75rem) * ${count / most})` }} hidden={count === 0} />
          </span>
          <span className="fc-day-mark">{mark}</span>
        </div>
      ))}
    </div>
  )
}
