import type { SubjectSummary } from '#contract/subject'

/** Lists the blocks of the exam day that can be sat now: block 1 is Ukrainian and mathematics, block 2 history and a subject of choice. */
export type ExamDay = { isFirstReady: boolean; isSecondReady: boolean; electives: readonly SubjectSummary[] }

export function examDayOf(subjects: readonly SubjectSummary[]): ExamDay {
  const ready = subjects.filter(({ papers }) => papers > 0)
  const has = (wanted: string) => ready.some(({ id }) => id === wanted)
  const electives = ready.filter(({ kind }) => kind === 'elective')
  return { isFirstReady: has('ukrainian') && has('math'), isSecondReady: has('history') && electives.length > 0, electives }
}

/** The chosen elective subject: the wish, else the subject of the page, else the first that is ready. */
export const electiveIn = ({ electives }: ExamDay, wish: string | null, own: string): string | undefined =>
  [wish, own, electives[0]?.id].find((id) => electives.some((each) => each.id === id)) ?? undefined
