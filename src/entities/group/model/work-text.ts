import type { GroupWork, Work, WorkKind } from '#contract/group-work'
import { addresses } from '@/shared/routes'

const kinds: Record<WorkKind, string> = { topic: 'Тема', lesson: 'Урок', deck: 'Картки' }
const starts: Record<WorkKind, string> = { topic: 'До завдань', lesson: 'До уроку', deck: 'До карток' }

/** «Тема». */
export const workKindText = ({ kind }: Pick<Work, 'kind'>): string => kinds[kind]

/** «Тема: Відсотки». */
export const workName = ({ kind, title }: Pick<Work, 'kind' | 'title'>): string => `${kinds[kind]}: ${title}`

/** Names the way to a work. */
export const startText = ({ kind }: Pick<Work, 'kind'>): string => starts[kind]

/** Gives the address of a work; for a topic it asks for as many tasks as are still missing. */
export function workAddress({ kind, subject, target, lesson, needed, done }: GroupWork): string {
  if (kind === 'lesson') return addresses.courses.to({ course: target, ...(lesson !== null && { lesson }) })
  if (kind === 'deck') return `${addresses.flashcard.to()}?${new URLSearchParams({ tab: 'decks', deck: target })}`
  const query = new URLSearchParams({ topic: target, count: String(Math.max(5, needed - done)) })
  return `${addresses.tests.to({ subject, mode: 'topics' })}?${query}`
}
