import type { StudyClock } from '#domain/scheduling/calendar'
import type { Collection, CollectionState } from '@/entities/flashcard'

/** The pupil’s cards and the clock of study, which every part of the page uses. */
export type Study = { collection: Collection; state: CollectionState; clock: StudyClock }
export type StudyProps = { study: Study }
