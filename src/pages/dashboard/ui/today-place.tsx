import { boardLook } from 'styled-system/recipes'
import type { Given } from '@/entities/group'
import { ProblemNotice, problemText } from '@/shared/ui/problem-notice'
import { Skeleton } from '@/shared/ui/skeleton'
import type { Cards } from '../model/cards'
import { areCardsDue, noCards, todayStep } from '../model/today-step'
import { FirstVisit } from './first-visit'
import { Stamp } from './stamp'
import { TodayCard } from './today-card'

const look = boardLook()

type TodayPlaceProps = Cards & { given: readonly Given[]; onDiscard: (survey: string) => void }

/** The first card. Its place is as high as the highest of them. */
export function TodayPlace({ surveys, readiness, outlook, dueCards, given, now, onDiscard }: TodayPlaceProps) {
  if (surveys.state === 'loading') return <Skeleton shapes={['block']} />
  if (surveys.state === 'failed') {
    return (
      <div>
        <ProblemNotice title="Не вдалося завантажити твої тести" onRetry={surveys.retry}>
          {problemText(surveys.problem)} Відповіді, дані на цьому пристрої, збережено.
        </ProblemNotice>
      </div>
    )
  }
  const own = surveys.found.surveys
  const plan = outlook.plan.filter(({ day }) => day === outlook.today)
  const step = todayStep({ surveys: own, subjects: outlook.subjects, plan, dueCards: dueCards ?? noCards, given, now })
  if (readiness.state === 'loading' && own.length > 0 && step.kind !== 'resume' && step.kind !== 'given')
    return <Skeleton shapes={['block']} />
  return (
    <div className={look.stamped}>
      <div className={look.today}>
        {own.length === 0 && given.length === 0 && !areCardsDue(dueCards) ? (
          <FirstVisit subjects={outlook.subjects} />
        ) : (
          <TodayCard step={step} minutesLeft={outlook.minutesLeft} shorter={outlook.subjects[0]?.subject ?? null} onDiscard={onDiscard} />
        )}
      </div>
      <Stamp storedAt={surveys.storedAt} onRetry={surveys.retry} />
    </div>
  )
}
