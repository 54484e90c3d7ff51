import type { Evidence as Answered } from '#domain/mastery'
import type { First } from '../../store/tables/summaries.ts'

/** A first answer as mastery wants it. */
export const answered = ([points, max, at, day, isMixed]: First): Answered => ({ points, max, at, day, isMixed })
