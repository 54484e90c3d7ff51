import { boardLook } from 'styled-system/recipes'
import { PacksPanel } from '@/features/keep-pack'
import { ProblemNotice, problemText } from '@/shared/ui/problem-notice'
import { Skeleton } from '@/shared/ui/skeleton'
import type { Cards } from '../model/cards'
import { GroupPlace } from './group-place'
import { LateNotice } from './late-notice'
import { PlanSection } from './plan-section'
import { QuickActions } from './quick-actions'
import { Stamp } from './stamp'
import { SubjectsCard } from './subjects-card'
import { TodayPlace } from './today-place'
import { useIsLate } from './use-is-late'

const look = boardLook()

/**
 * Now, the quick ways, the subjects; below them what the group is to do, the map of topics and the plan. Drawn at once, so that nothing moves when
 * the second answer comes, unless that one is late.
 */
export function MainColumn({ onSettings, ...cards }: Cards & { onSettings: () => void }) {
  const { surveys, readiness, statistic, outlook, predictions, preferences } = cards
  const isWaiting = surveys.state === 'loading' || readiness.state === 'loading'
  const isLate = useIsLate(isWaiting)
  if (isWaiting && !isLate) return <Skeleton shapes={['block', 'row', 'title', 'row', 'row', 'row']} />
  const isNewcomer = surveys.state === 'ready' && surveys.found.surveys.length === 0
  return (
    <div className={look.stack}>
      {isWaiting && <LateNotice />}
      <TodayPlace {...cards} />
      <QuickActions subjects={outlook.subjects} dueCards={cards.dueCards} />
      {readiness.state === 'loading' && <Skeleton shapes={['title', 'row', 'row', 'row']} />}
      {readiness.state === 'failed' && (
        <>
          <ProblemNotice title="Не вдалося завантажити предмети" onRetry={readiness.retry}>
            {problemText(readiness.problem.detail)}
          </ProblemNotice>
          <PacksPanel subjects={[]} isByItself />
        </>
      )}
      {readiness.state === 'ready' && (
        <>
          <div className={look.stamped}>
            <SubjectsCard
              subjects={outlook.subjects}
              predictions={predictions}
              preferences={preferences}
              isNewcomer={isNewcomer}
              onSettings={onSettings}
            />
            <Stamp keptAt={readiness.keptAt} onRetry={readiness.retry} />
          </div>
          <GroupPlace now={cards.now} />
          <PacksPanel subjects={outlook.subjects.map(({ subject, title }) => ({ id: subject, title }))} isByItself />
          {!isNewcomer && (
            <div className={look.late}>
              <PlanSection outlook={outlook} statistic={statistic} preferences={preferences} onSettings={onSettings} />
            </div>
          )}
        </>
      )}
    </div>
  )
}
