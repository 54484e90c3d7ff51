import { useEffect, useMemo, type ComponentType } from 'react'
import type { Collection } from '@/entities/flashcard'
import { ProblemNotice, problemText } from '@/shared/ui/problem-notice'
import { Skeleton } from '@/shared/ui/skeleton'
import { prefetchFormulas } from '@/shared/ui/tex'
import type { StudyProps } from '../model/study'
import { hasFormula } from '../model/has-formula'
import type { FlashcardLocation, Tab } from '../model/flashcard-location'
import { CreateTab } from './create/create-tab'
import { DecksTab } from './decks/decks-tab'
import { ReviewPage } from './review/review-page'
import { SettingsTab } from './settings-tab'
import { StatisticsTab } from './statistics/statistics-tab'
import { SyncNotice } from './sync-notice'
import { TodayTab } from './today/today-tab'
import { useCollection, useCollectionState } from './use-collection'
import { useStudyClock } from './use-study-clock'

type TabProps = StudyProps & { place: FlashcardLocation }
const waiting = <Skeleton shapes={['block', 'row', 'row']} />
const tabOf: Record<Tab, ComponentType<TabProps>> = {
  today: TodayTab,
  decks: DecksTab,
  create: CreateTab,
  statistics: StatisticsTab,
  settings: SettingsTab,
}

export function Content({ place }: { place: FlashcardLocation }) {
  const collection = useCollection()
  if (collection.state === 'ready') return <Opened collection={collection.found} place={place} />
  if (collection.state === 'loading') return waiting
  return (
    <ProblemNotice title="Картки не завантажилися" onRetry={collection.retry}>
      {problemText(collection.problem.detail)}
    </ProblemNotice>
  )
}

function Opened({ collection, place }: { collection: Collection; place: FlashcardLocation }) {
  const state = useCollectionState(collection)
  const clock = useStudyClock()
  const isMath = useMemo(() => hasFormula(state.cards.values()), [state.cards])
  useEffect(() => void (isMath && prefetchFormulas()), [isMath])
  if (state.phase === 'opening') return waiting
  if (state.phase === 'failed')
    return (
      <ProblemNotice title="Не вдалося завантажити колоди" onRetry={() => void collection.refresh()}>
        {state.problem && problemText(state.problem.detail)} Оцінки й картки, збережені на цьому пристрої, нікуди не зникли.
      </ProblemNotice>
    )
  const study = { collection, state, clock }
  const View = place.review === null ? tabOf[place.tab] : ReviewPage
  return (
    <>
      {place.review === null && <SyncNotice study={study} />}
      <View key={`${place.tab} ${place.deck} ${place.review}`} study={study} place={place} />
    </>
  )
}
