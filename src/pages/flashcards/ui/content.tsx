import { useEffect, useMemo, type ComponentType } from 'react'
import type { Collection } from '@/entities/flashcard'
import { lazyPart } from '@/shared/ui/lazy-part'
import { ProblemNotice, problemText } from '@/shared/ui/problem-notice'
import { Skeleton } from '@/shared/ui/skeleton'
import { prefetchFormulas } from '@/shared/ui/tex'
import type { StudyProps } from '../model/study'
import { hasFormula } from '../model/has-formula'
import type { FlashcardLocation, Tab } from '../model/flashcard-location'
import { SyncNotice } from './sync-notice'
import { TodayTab } from './today/today-tab'
import { useCollection, useCollectionState } from './use-collection'
import { useStudyClock } from './use-study-clock'

type TabProps = StudyProps & { place: FlashcardLocation }
const waiting = <Skeleton shapes={['block', 'row', 'row']} />
const load = {
  review: () => import('./review/review-page'),
  decks: () => import('./decks/decks-tab'),
  create: () => import('./create/create-tab'),
  statistics: () => import('./statistics/statistics-tab'),
  settings: () => import('./settings-tab'),
}
const ReviewPage = lazyPart<TabProps>(async () => (await load.review()).ReviewPage, waiting)
const tabOf: Record<Tab, ComponentType<TabProps>> = {
  today: TodayTab,
  decks: lazyPart<TabProps>(async () => (await load.decks()).DecksTab, waiting),
  create: lazyPart<TabProps>(async () => (await load.create()).CreateTab, waiting),
  statistics: lazyPart<TabProps>(async () => (await load.statistics()).StatisticsTab, waiting),
  settings: lazyPart<TabProps>(async () => (await load.settings()).SettingsTab, waiting),
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
  // All parts come at once: cards are studied where there is no network.
  useEffect(() => Object.values(load).forEach((part) => void part().catch(() => undefined)), [])
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
