import type { UserFact } from '#contract/user-fact'

export const streamNames = { facts: 'facts', lessons: 'lessons' } as const

/** The name of the stream that a fact of this kind goes into. */
export const streamNameOf = (kind: UserFact['kind']): string =>
  kind === 'lesson.step' || kind === 'lesson.answer' ? streamNames.lessons : streamNames.facts
