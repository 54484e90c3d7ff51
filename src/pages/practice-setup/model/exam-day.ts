import type { SubjectSummary } from '#domain/subject'

/** The blocks of the exam day: `first` and `second` are what everybody sits in them, `electives` the subjects of choice that can be sat now. */
export type ExamDay = {
  first: readonly SubjectSummary[]
  second: readonly SubjectSummary[]
  isFirstReady: boolean
  isSecondReady: boolean
  electives: readonly SubjectSummary[]
}

export function examDayOf(subjects: readonly SubjectSummary[]): ExamDay {
  const requiredIn = (wanted: 1 | 2) =>
    subjects.filter(({ kind, block }) => kind === 'required' && block === wanted).toSorted((a, b) => a.order - b.order)
  const isReady = (each: readonly SubjectSummary[]) => each.length > 0 && each.every(({ papers }) => papers > 0)
  const [first, second] = [requiredIn(1), requiredIn(2)]
  const electives = subjects.filter(({ kind, papers }) => kind === 'elective' && papers > 0)
  return { first, second, isFirstReady: isReady(first), isSecondReady: isReady(second) && electives.length > 0, electives }
}

/** The chosen elective subject: the wish, else the subject of the page, else the first that is ready. */
export const electiveIn = ({ electives }: ExamDay, wish: string | null, own: string): string | undefined =>
  [wish, own, electives[0]?.id].find((id) => electives.some((each) => each.id === id)) ?? undefined
