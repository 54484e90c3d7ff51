import { VisuallyHidden } from '@/shared/ui/visually-hidden'
import './day-bars.css'

type DayBarsProps = {
  /** What is counted. */
  caption: string
  days: readonly { name: string; mark: string; count: number }[]
}

/** A bar for each day with its number upon it; the same as a table for those who do not see bars. */
export function DayBars({ caption, days }: DayBarsProps) {
  const most = Math.max(1, ...days.map(({ count }) => count))
  return (
    <>
      <div className="fc-bars" aria-hidden>
        {days.map(({ name, mark, count }) => (
          <div key={name} className="fc-day">
            <span className="fc-day-zone">
              <span className="fc-day-count">{count === 0 ? '' : count}</span>
              <span className="fc-day-bar" style={{ height: `calc((100% - 1.75rem) * ${count / most})` }} />
            </span>
            <span className="fc-day-mark">{mark}</span>
          </div>
        ))}
      </div>
      <VisuallyHidden>
        <table>
          <caption>{caption}</caption>
          <tbody>
            {days.map(({ name, count }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </>
  )
}
