import type { ComponentType } from 'react'
import { lazyPart } from '@/shared/lib/lazy'
import type { FlashcardLocation, Tab } from '../model/flashcard-location'
import type { StudyProps } from '../model/study'
import { CreateTab } from './create/create-tab'
import { DecksTab } from './decks/decks-tab'
import { ReviewPage } from './review/review-page'
import { SettingsTab } from './settings-tab'
import type { SharedDeckProps } from './share/shared-deck'
import { StatisticsTab } from './statistics/statistics-tab'

export type PartProps = StudyProps & { location: FlashcardLocation }

const SharedDeck = lazyPart<SharedDeckProps>(async () => (await import('./share/shared-deck')).SharedDeck)

const tabOf: Record<Exclude<Tab, 'today'>, ComponentType<PartProps>> = {
  decks: DecksTab,
  create: CreateTab,
  statistics: StatisticsTab,
  settings: SettingsTab,
}

/** Shows a round of cards, a deck behind a link, or a tab other than «today». */
export function BesideToday({ location, study }: PartProps) {
  if (location.shared !== null) return <SharedDeck study={study} code={location.shared} />
  const View = location.review !== null || location.tab === 'today' ? ReviewPage : tabOf[location.tab]
  return <View location={location} study={study} />
}
