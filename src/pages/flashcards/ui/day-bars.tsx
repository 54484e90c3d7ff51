import { dayBarsLook } from 'styled-system/recipes'

const look = dayBarsLook()

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
    <div className={look.bars} data-dense={isDense || undefined} aria-hidden>
      {days.map(({ name, mark, count }) => (
        <div key={name} className={look.day} data-part="day">
          <span className={look.dayZone}>
            {!isDense && count > 0 && <span className={look.dayCount}>{count}</span>}
            <span className={look.dayBar} style={{ height: `calc((100% - 1.75rem) * ${count / most})` }} hidden={count === 0} />
          </span>
          <span className={look.dayMark}>{mark}</span>
        </div>
      ))}
    </div>
  )
}
