import { useState } from 'react'
import { Skeleton } from '@/shared/ui/skeleton'
import type { FlashcardLocation } from '../model/flashcard-location'
import type { Study } from '../model/study'
import { OtherPart } from './lazy-other-part'
import { Opening } from './opening'
import { TodayTab } from './today/today-tab'

type ContentProps = { place: FlashcardLocation; isFrame: boolean }

/** The place of the cards, which are opened beside it: what the server drew there stays. */
export function Content({ place, isFrame }: ContentProps) {
  const [study, setStudy] = useState<Study | 'opening' | 'failed'>('opening')
  return (
    <>
      {!isFrame && <Opening place={place} onChange={setStudy} />}
      {study !== 'failed' && (
        <Part key={`${place.tab} ${place.deck} ${place.review}`} place={place} study={study === 'opening' ? null : study} />
      )}
    </>
  )
}

function Part({ place, study }: { place: FlashcardLocation; study: Study | null }) {
  if (place.review === null && place.tab === 'today') return <TodayTab study={study} />
  return study ? <OtherPart place={place} study={study} /> : <Skeleton shapes={['block', 'row', 'row']} />
}
