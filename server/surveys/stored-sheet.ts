import type { Sheet } from '#contract/grading/sheet'
import type { SurveyRow } from './clock.ts'

/** Everything that a result follows from, with the survey as it is stored. */
export type StoredSheet = Sheet & { survey: SurveyRow }
