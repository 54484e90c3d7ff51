import type { TaskFile } from './sources.ts'

/** Explanations that count their steps from one a second time: a new wording stands there beside the old one. */
export const countedStepComplaints = (files: readonly TaskFile[]): string[] =>
  files.flatMap(({ questions }) =>
    questions
      .filter(({ explanation }) => (explanation.match(/^1\. /gm) ?? []).length > 1)
      .map(({ id }) => `${id}: пояснення лічить кроки двічі`),
  )
