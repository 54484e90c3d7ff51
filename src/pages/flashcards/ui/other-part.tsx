import type { ComponentType } from 'react'
import type { FlashcardLocation, Tab } from '../model/flashcard-location'
import type { StudyProps } from '../model/study'
import { CreateTab } from './create/create-tab'
import { DecksTab } from './decks/decks-tab'
import { ReviewPage } from './review/review-page'
import { SettingsTab } from './settings-tab'
import { StatisticsTab } from './statistics/statistics-tab'

export type PartProps = StudyProps & { place: FlashcardLocation }

const tabOf: Record<Exclude<Tab, 'today'>, ComponentType<PartProps>> = {
  decks: DecksTab,
  create: CreateTab,
  statistics: StatisticsTab,
  settings: SettingsTab,
}

/** A round of cards, or a tab beside the day. */
export function OtherPart({ place, study }: PartProps) {
  const View = place.review !== null || place.tab === 'today' ? ReviewPage : tabOf[place.tab]
  return <View place={place} study={study} />
}
