import { Panel } from '@/shared/ui/panel'
import { dayText, weekdayText } from '../../model/day-text'
import { DayBars } from '../day-bars'

type WeekProps = { week: readonly { day: string; due: number }[] }

export function Week({ week }: WeekProps) {
  const today = week[0]?.day ?? ''
  return (
    <Panel title="Наступні 7 днів">
      <DayBars
        caption="Карток на день"
        days={week.map(({ day, due }) => ({ name: dayText(day, today), mark: day === today ? 'нині' : weekdayText(day), count: due }))}
      />
    </Panel>
  )
}
