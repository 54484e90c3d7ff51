import type * as v from 'valibot'
import type { deckSettingsSchema, ReviewFact, studySettingsSchema } from '../review.ts'
import { looseDeck, mistakesDeck } from '../flashcard.ts'

export type StudySettings = Required<v.InferOutput<typeof studySettingsSchema>>
export type DeckSettings = Required<v.InferOutput<typeof deckSettingsSchema>>
/** Everything that was set: for all decks, and for those that have settings of their own. */
export type SettingsBook = { study: StudySettings; decks: ReadonlyMap<string, Partial<DeckSettings>> }

export const standardSettings: StudySettings = { buttons: 'two', newPerDay: 10, reviewsPerDay: 120, easyDays: [] }

/** Folds the settings out of facts in order; of two words about one setting the later counts. */
export function foldSettings(facts: readonly ReviewFact[]): SettingsBook {
  const study = { ...standardSettings }
  const decks = new Map<string, Partial<DeckSettings>>()
  for (const fact of facts) {
    if (fact.kind === 'study.set') Object.assign(study, fact.settings)
    else if (fact.kind === 'deck.set') decks.set(fact.deck, { ...decks.get(fact.deck), ...fact.settings })
  }
  return { study, decks }
}

const uuid = /^[0-9a-f]{8}-/
/** Decks of theory wait to be chosen; what is the pupil’s own is on from the start. */
export const deckSettings = ({ decks }: SettingsBook, deck: string): DeckSettings => ({
  isOn: deck === mistakesDeck || deck === looseDeck || uuid.test(deck),
  newPerDay: null,
  isExamMode: true,
  ...decks.get(deck),
})
