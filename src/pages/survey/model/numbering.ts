import type { Survey } from '#domain/survey'

/** The number of a task in the paper of its subject: `label` is «5», or «1–5» where it takes several numbers; `count` is the last number. */
export type TaskNumber = { first: number; label: string; count: number }

/** Numbers by the id of the task. Each subject counts from 1, as on the papers. */
export function numbersOf(questions: Survey['questions']): Record<string, TaskNumber> {
  const counts: Record<string, number> = {}
  const firsts = questions.map(({ subject, numbers }) => {
    const first = (counts[subject] ?? 0) + 1
    counts[subject] = first + numbers - 1
    return first
  })
  return Object.fromEntries(
    questions.map(({ id, subject, numbers }, index) => {
      const first = firsts[index] ?? 1
      return [id, { first, label: numbers > 1 ? `${first}–${first + numbers - 1}` : String(first), count: counts[subject] ?? 1 }]
    }),
  )
}
