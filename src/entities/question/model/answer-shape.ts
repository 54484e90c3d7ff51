import type { Answer } from '#domain/answer'

/** An answer read as the shape that a form of a task expects; anything of a foreign shape is read as no answer. */
export const asText = (answer: Answer | undefined): string | null => (typeof answer === 'string' ? answer : null)

export const asList = (answer: Answer | undefined): readonly string[] => (Array.isArray(answer) ? answer : [])

export const asMap = (answer: Answer | undefined): Readonly<Record<string, string>> =>
  typeof answer === 'object' && answer !== null && !Array.isArray(answer) ? answer : {}

/** A map with nothing in it takes the answer back. */
export const fromMap = (chosen: Record<string, string>): Answer => (Object.keys(chosen).length > 0 ? chosen : null)
