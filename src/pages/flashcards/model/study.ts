import type { StudyClock } from '#contract/scheduling/calendar'
import type { Collection, CollectionState } from '@/entities/flashcard'

/** What every part of the page works with: the pupil’s cards as they stand, and the time of study. */
export type Study = { collection: Collection; state: CollectionState; clock: StudyClock }
export type StudyProps = { study: Study }
