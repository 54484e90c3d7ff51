import { cardsLook } from 'styled-system/recipes'
import { Panel } from '@/shared/ui/panel'
import { VisuallyHidden } from '@/shared/ui/visually-hidden'
import { dayText, weekdayText } from '../../model/day-text'
import { DayBars } from '../day-bars'

const look = cardsLook()

type WeekProps = { week: readonly { day: string; due: number }[] }

/** The cards of each of the next days; a table says the same to those who do not see bars. */
export function Week({ week }: WeekProps) {
  const today = week[0]?.day ?? ''
  const days = week.map(({ day, due }) => ({
    name: dayText(day, today),
    mark: day === today ? 'сьогодні' : weekdayText(day),
    count: due,
  }))
  if (days.every(({ count }) => count === 0))
    return (
      <Panel title="Наступні 7 днів">
        <p className={look.muted}>Повторень ще немає: картки почнуть повертатися після перших оцінок.</p>
      </Panel>
    )
  return (
    <Panel title="Наступні 7 днів">
      <DayBars days={days} />
      <VisuallyHidden>
        <table>
          <caption>Повторень на день</caption>
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
    </Panel>
  )
}
