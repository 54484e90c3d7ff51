import { dayMs } from '#domain/duration'

/** Facts of one survey: some twenty for each task of the longest paper, ten times over. */
export const mostFacts = 5000
/** Surveys of one visitor that run at the same time. */
export const mostRunning = 500
/** A survey that nobody has finished for so long is given up. */
export const abandonedAfterMs = 30 * dayMs
/** Tasks of one survey, with those added to it. */
export const mostTasks = 200
