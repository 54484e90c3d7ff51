import { useEffect, useMemo } from 'react'
import type { Collection } from '@/entities/flashcard'
import { FailedNotice, ProblemNotice, problemText } from '@/shared/ui/problem-notice'
import { prefetchFormulas } from '@/shared/ui/tex'
import { hasFormula } from '../model/has-formula'
import type { FlashcardLocation } from '../model/flashcard-location'
import { OtherPart } from './lazy-other-part'
import { SyncNotice } from './sync-notice'
import { TodayTab } from './today/today-tab'
import { useCollection, useCollectionState } from './use-collection'
import { useStudyClock } from './use-study-clock'
import { Waiting } from './waiting'

export function Content({ place }: { place: FlashcardLocation }) {
  const collection = useCollection()
  if (collection.state === 'ready') return <Opened collection={collection.found} place={place} />
  if (collection.state === 'loading') return <Waiting place={place} />
  return <FailedNotice title="Картки не завантажилися" answer={collection} />
}

function Opened({ collection, place }: { collection: Collection; place: FlashcardLocation }) {
  const state = useCollectionState(collection)
  const clock = useStudyClock()
  const isMath = useMemo(() => hasFormula(state.cards.values()), [state.cards])
  useEffect(() => void (isMath && prefetchFormulas()), [isMath])
  if (state.phase === 'opening') return <Waiting place={place} />
  if (state.phase === 'failed')
    return (
      <ProblemNotice title="Не вдалося завантажити колоди" onRetry={() => void collection.refresh()}>
        {state.problem && problemText(state.problem.detail)} Оцінки й картки, збережені на цьому пристрої, нікуди не зникли.
      </ProblemNotice>
    )
  const study = { collection, state, clock }
  const View = place.review === null && place.tab === 'today' ? TodayTab : OtherPart
  return (
    <>
      {place.review === null && <SyncNotice study={study} />}
      <View key={`${place.tab} ${place.deck} ${place.review}`} study={study} place={place} />
    </>
  )
}
