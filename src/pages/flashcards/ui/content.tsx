import { useState } from 'react'
import { Skeleton } from '@/shared/ui/skeleton'
import type { FlashcardLocation } from '../model/flashcard-location'
import type { Study } from '../model/study'
import { BesideToday } from './lazy-beside-today'
import { Opening } from './opening'
import { TodayTab } from './today/today-tab'

type ContentProps = { location: FlashcardLocation; isFrame: boolean }

/** The place of the cards, which are opened beside it: what the server drew there stays. A frame shows nobody’s cards. */
export function Content({ location, isFrame }: ContentProps) {
  const [found, setFound] = useState<Study | 'opening' | 'failed'>('opening')
  const study = isFrame ? 'opening' : found
  return (
    <>
      {!isFrame && <Opening location={location} onChange={setFound} />}
      {study !== 'failed' && (
        <Part
          key={`${location.tab} ${location.deck} ${location.review} ${location.shared}`}
          location={location}
          study={study === 'opening' ? null : study}
        />
      )}
    </>
  )
}

function Part({ location, study }: { location: FlashcardLocation; study: Study | null }) {
  if (location.review === null && location.shared === null && location.tab === 'today') return <TodayTab study={study} />
  return study ? <BesideToday location={location} study={study} /> : <Skeleton shapes={['block', 'row', 'row']} />
}
