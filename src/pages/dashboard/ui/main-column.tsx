import { boardLook } from 'styled-system/recipes'
import { leftToDo } from '@/entities/group'
import { KeepPacks } from '@/features/keep-pack'
import { KeepReminded } from '@/features/remind'
import { FailedNotice } from '@/shared/ui/problem-notice'
import { Skeleton } from '@/shared/ui/skeleton'
import type { Cards } from '../model/cards'
import { GroupsCards } from './groups-cards'
import { SlowNotice, useIsSlow } from './slow-notice'
import { MainFrame } from './main-frame'
import { QuickActions } from './quick-actions'
import { Stamp } from './stamp'
import { SubjectsCard } from './subjects-card'
import { TodayPlace } from './today-place'

const look = boardLook()

type MainColumnProps = Cards & { onSettings: () => void; onDiscard: (survey: string) => void }

/**
 * What to do now, quick ways, works of teachers and groups, subjects. All of it is drawn at once, so that nothing moves, unless the last
 * answer is late.
 */
export function MainColumn({ onSettings, onDiscard, ...cards }: MainColumnProps) {
  const { surveys, readiness, groups, outlook, predictions, preferences } = cards
  const isWaiting = surveys.state === 'loading' || readiness.state === 'loading' || groups?.state === 'loading'
  const isLate = useIsSlow(isWaiting)
  if (isWaiting && !isLate) return <MainFrame />
  const isNewcomer = surveys.state === 'ready' && surveys.found.surveys.length === 0
  const known = groups?.state === 'ready' ? groups.found : null
  const given = leftToDo(known?.joined ?? [])
  return (
    <div className={look.stack}>
      {isWaiting && <SlowNotice />}
      <TodayPlace {...cards} given={given} onDiscard={onDiscard} />
      <QuickActions subjects={outlook.subjects} dueCards={cards.dueCards?.count ?? null} />
      <GroupsCards owned={known?.owned ?? []} given={given.slice(1)} now={cards.now} />
      {readiness.state === 'loading' && <Skeleton shapes={['title', 'row', 'row', 'row']} />}
      {readiness.state === 'failed' && <FailedNotice title="Не вдалося завантажити предмети" answer={readiness} />}
      {readiness.state === 'ready' && (
        <div className={look.stamped}>
          <SubjectsCard
            subjects={outlook.subjects}
            predictions={predictions}
            preferences={preferences}
            isNewcomer={isNewcomer}
            onSettings={onSettings}
          />
          <Stamp storedAt={readiness.storedAt} onRetry={readiness.retry} />
          <KeepReminded />
          <KeepPacks subjects={outlook.subjects.map(({ subject }) => subject)} />
        </div>
      )}
    </div>
  )
}
