import { cardsLook } from 'styled-system/recipes'
import { ForNewcomer } from '@/shared/ui/for-newcomer'
import { Skeleton } from '@/shared/ui/skeleton'
import type { FlashcardLocation } from '../model/flashcard-location'
import { FirstWords } from './today/first-words'

const outline = <Skeleton shapes={['block', 'row', 'row']} />

/** The place of the cards while they are on their way; whoever has never been here reads at once what they are for. */
export function Waiting({ place }: { place: FlashcardLocation }) {
  if (place.review !== null || place.tab !== 'today') return outline
  return (
    <ForNewcomer otherwise={outline}>
      <div className={cardsLook().stack}>
        <FirstWords />
        <Skeleton shapes={['row', 'row', 'row']} />
      </div>
    </ForNewcomer>
  )
}
