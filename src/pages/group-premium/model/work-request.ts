import type { WorkKind, WorkRequest } from '#contract/group-work'

/** Names a lesson in a list. */
export const lessonValue = (course: string, lesson: number): string => `${course} ${lesson}`

type Filled = { kind: WorkKind; subject: string; target: string; needed: number; due: string }

/** Makes the request of the filled form. `due` is a moment. */
export function workRequest({ kind, subject, target, needed, due }: Filled): WorkRequest {
  if (kind === 'topic') return { kind, subject, topic: target, needed, due }
  if (kind === 'deck') return { kind, deck: target, needed, due }
  const [course = '', lesson] = target.split(' ')
  return { kind, course, lesson: Number(lesson), due }
}
