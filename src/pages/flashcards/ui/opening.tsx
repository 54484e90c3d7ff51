import { useEffect, useLayoutEffect, useMemo } from 'react'
import type { Collection } from '@/entities/flashcard'
import { useIsAtRest } from '@/shared/lib/lazy'
import { FailedNotice, ProblemNotice, problemText } from '@/shared/ui/problem-notice'
import { hasFormula, prefetchFormulas } from '@/shared/ui/tex'
import type { FlashcardLocation } from '../model/flashcard-location'
import type { Study } from '../model/study'
import { SyncNotice } from './sync-notice'
import { useCollection, useCollectionState } from './use-collection'
import { useStudyClock } from './use-study-clock'

type OpeningProps = {
  location: FlashcardLocation
  /** Hears how far it has come. */
  onChange: (study: Study | 'opening' | 'failed') => void
}

/** Opens the cards of whoever is here, and says what is wrong with them. */
export function Opening({ location, onChange }: OpeningProps) {
  const collection = useCollection()
  const isFailed = collection.state === 'failed'
  useLayoutEffect(() => (isFailed ? onChange('failed') : undefined), [isFailed, onChange])
  if (collection.state === 'failed') return <FailedNotice title="Картки не завантажилися" answer={collection} />
  return collection.state === 'ready' && <Opened collection={collection.found} location={location} onChange={onChange} />
}

function Opened({ collection, location, onChange }: OpeningProps & { collection: Collection }) {
  const state = useCollectionState(collection)
  const clock = useStudyClock()
  const study = useMemo(() => ({ collection, state, clock }), [collection, state, clock])
  const isMath = useMemo(() => hasFormula([...state.cards.values()].flatMap(({ front, back }) => [front, back])), [state.cards])
  const drawsFormulas = useIsAtRest() || location.review !== null
  useEffect(() => void (isMath && drawsFormulas && prefetchFormulas()), [isMath, drawsFormulas])
  useLayoutEffect(() => onChange(state.phase === 'ready' ? study : state.phase), [study, state.phase, onChange])
  if (state.phase === 'failed')
    return (
      <ProblemNotice title="Не вдалося завантажити колоди" onRetry={() => void collection.refresh()}>
        {state.problem && problemText(state.problem)} Оцінки й картки, збережені на цьому пристрої, нікуди не зникли.
      </ProblemNotice>
    )
  return location.review === null && state.phase === 'ready' && <SyncNotice study={study} />
}
