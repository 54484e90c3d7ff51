import { isRunning } from '@/entities/survey'
import { ProblemNotice, problemText } from '@/shared/ui/problem-notice'
import { Skeleton } from '@/shared/ui/skeleton'
import type { Cards } from '../model/cards'
import { todayStep } from '../model/today-step'
import { FirstVisit } from './first-visit'
import { Stamp } from './stamp'
import { TodayCard } from './today-card'

/** The first card; its place is kept while the tests come, since an open one goes before all else. */
export function TodayPlace({ surveys, readiness, outlook, dueCards, now }: Cards) {
  const own = surveys.state === 'ready' ? surveys.found.surveys : []
  const isWaiting = surveys.state === 'loading' || (surveys.state === 'ready' && readiness.state === 'loading' && !own.some(isRunning))
  return (
    <div className="db-today">
      {isWaiting && <Skeleton shapes={['block']} />}
      {surveys.state === 'failed' && (
        <div>
          <ProblemNotice title="Не вдалося завантажити твої тести" onRetry={surveys.retry}>
            {problemText(surveys.problem.detail)} Відповіді, дані на цьому пристрої, збережено.
          </ProblemNotice>
        </div>
      )}
      {surveys.state === 'ready' && !isWaiting && own.length === 0 && <FirstVisit subjects={outlook.subjects} />}
      {surveys.state === 'ready' && !isWaiting && own.length > 0 && (
        <TodayCard
          step={todayStep({
            surveys: own,
            subjects: outlook.subjects,
            plan: outlook.plan.filter(({ day }) => day === outlook.today),
            dueCards: dueCards ?? 0,
            now,
          })}
          minutesLeft={outlook.minutesLeft}
          shorter={outlook.subjects[0]?.subject ?? null}
        />
      )}
      {surveys.state === 'ready' && readiness.state !== 'failed' && <Stamp keptAt={surveys.keptAt} onRetry={surveys.retry} />}
    </div>
  )
}
