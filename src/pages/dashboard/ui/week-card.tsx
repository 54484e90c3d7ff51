import { css } from 'styled-system/css'
import { WeekCells, type Week } from '@/entities/statistic'
import { pluralOf } from '#domain/plural'
import { Illustration } from '@/shared/ui/illustration'
import { Panel } from '@/shared/ui/panel'

type WeekCardProps = { week: Week; today: string; isCalm: boolean }

/** Seven days, the goal, and the weeks in a row; in calm mode the days alone. */
export function WeekCard({ week, today, isCalm }: WeekCardProps) {
  return (
    <Panel title="Тиждень" aside={!isCalm && <span className={css({ fontVariantNumeric: 'tabular-nums' })}>{goalText(week)}</span>}>
      <WeekCells days={week.days} today={today} />
      {!isCalm && (
        <div className={css({ display: 'flex', alignItems: 'center', gap: '3', marginTop: '4' })}>
          {week.frozen ? <Illustration name="lamp" /> : week.inRow > 0 && <Illustration name="streak" />}
          <p className={css({ textStyle: 'small', color: 'inkMuted' })}>{rowText(week)}</p>
        </div>
      )}
    </Panel>
  )
}

const goalText = ({ active, goal }: Week): string =>
  active >= goal ? 'ціль досягнуто' : `${active} з ${goal} ${pluralOf(goal, ['дня', 'днів', 'днів'])}`

function rowText({ inRow, goal, active, frozen }: Week): string {
  const weeks = `${inRow} ${pluralOf(inRow, ['тиждень', 'тижні', 'тижнів'])} поспіль`
  if (frozen) return `${weeks}: минулий тиждень коротший, серію не перервано.`
  if (inRow > 0) return `${weeks}. Два дні на тиждень можна пропустити.`
  const left = goal - active
  return `До цілі тижня ще ${left} ${pluralOf(left, ['день', 'дні', 'днів'])}. Дні можуть бути будь-які.`
}
