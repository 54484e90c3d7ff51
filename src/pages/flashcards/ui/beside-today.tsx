import type { ComponentType } from 'react'
import type { FlashcardLocation, Tab } from '../model/flashcard-location'
import type { StudyProps } from '../model/study'
import { CreateTab } from './create/create-tab'
import { DecksTab } from './decks/decks-tab'
import { ReviewPage } from './review/review-page'
import { SettingsTab } from './settings-tab'
import { StatisticsTab } from './statistics/statistics-tab'

export type PartProps = StudyProps & { location: FlashcardLocation }

const tabOf: Record<Exclude<Tab, 'today'>, ComponentType<PartProps>> = {
  decks: DecksTab,
  create: CreateTab,
  statistics: StatisticsTab,
  settings: SettingsTab,
}

/** Shows a round of cards, or a tab other than «today». */
export function BesideToday({ location, study }: PartProps) {
  const View = location.review !== null || location.tab === 'today' ? ReviewPage : tabOf[location.tab]
  return <View location={location} study={study} />
}
