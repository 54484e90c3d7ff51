import { boardLook } from 'styled-system/recipes'
import { weekOf } from '../model/week'
import { ProblemNotice, problemText } from '@/shared/ui/problem-notice'
import { Skeleton } from '@/shared/ui/skeleton'
import type { Cards } from '../model/cards'
import { ResultsCard } from './results-card'
import { ScoreCard } from './score/score-card'
import { Stamp } from './stamp'
import { useIsLate } from './use-is-late'
import { WeekCard } from './week-card'

const look = boardLook()

/** How the week goes, how tests went, and what they may come to. */
export function SideColumn({ statistic, surveys, readiness, outlook, preferences, onChange }: Cards) {
  const isWaiting = surveys.state === 'loading' || statistic.state === 'loading'
  const isLate = useIsLate(isWaiting)
  if (isWaiting && !isLate) return <Skeleton shapes={['block', 'block']} />
  const names =
    readiness.state === 'ready' ? Object.fromEntries(readiness.found.readiness.map(({ subject, title }) => [subject, title])) : {}
  const finished = surveys.state === 'ready' ? surveys.found.surveys.filter(({ clock }) => clock.finishedAt !== null) : []
  const days = statistic.state === 'ready' ? statistic.found.statistic.by_day : []
  return (
    <div className={look.stack}>
      {statistic.state === 'failed' && (
        <ProblemNotice title="Не вдалося завантажити тиждень" onRetry={statistic.retry}>
          {problemText(statistic.problem.detail)}
        </ProblemNotice>
      )}
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
          <Stamp keptAt={statistic.keptAt} onRetry={statistic.retry} />
        </div>
      )}
      <ResultsCard finished={finished} subjects={names} />
      <ScoreCard preferences={preferences} onChange={onChange} />
    </div>
  )
}
