import { boardLook } from 'styled-system/recipes'
import { weekOf } from '@/entities/statistic'
import { InstallOffer } from '@/features/install'
import { FailedNotice } from '@/shared/ui/problem-notice'
import { Skeleton } from '@/shared/ui/skeleton'
import type { Cards } from '../model/cards'
import { Stamp } from './stamp'
import { useIsSlow } from './slow-notice'
import { Ways } from './ways'
import { WeekCard } from './week-card'

const look = boardLook()

/** The week, and the ways to all that is not for this minute. It waits for the other column too, which would push it away on a phone. */
export function SideColumn({ statistic, surveys, readiness, groups, outlook, preferences }: Cards) {
  const isWaiting = [surveys, statistic, readiness, groups].some((answer) => answer?.state === 'loading')
  const isLate = useIsSlow(isWaiting)
  if (isWaiting && !isLate) return <Skeleton shapes={['block', 'block']} />
  const days = statistic.state === 'ready' ? statistic.found.statistic.by_day : []
  const isLaterDay = days.some(({ day }) => day < outlook.today)
  return (
    <div className={look.stack}>
      {statistic.state === 'failed' && <FailedNotice title="Не вдалося завантажити тиждень" answer={statistic} />}
      {statistic.state === 'ready' && (
        <div className={look.stamped}>
          <WeekCard
            week={weekOf(
              days.map(({ day }) => day),
              preferences.weeklyGoal,
              outlook.today,
            )}
            today={outlook.today}
            isCalm={preferences.isCalm}
          />
          <Stamp storedAt={statistic.storedAt} onRetry={statistic.retry} />
        </div>
      )}
      {isLaterDay && <InstallOffer otherwise={null} />}
      <Ways isNewcomer={surveys.state === 'ready' && surveys.found.surveys.length === 0} />
    </div>
  )
}
