import type { Source } from '../../server/content/source.ts'
import type { TaskFile } from './sources.ts'

/** Sets and papers that nobody has solved a second time: drafts, which are seen at the author’s desk and on no site in production. */
export const draftsIn = (tasks: readonly TaskFile[]): string[] =>
  tasks.filter(({ isSolvedTwice }) => !isSolvedTwice).map(({ file }) => file)

/**
 * Counts of `content/REVIEW.md` that no longer fit: written less dropped must be what stands here, without drafts. A row reads `| subject
 * | written | agreed | repaired | dropped |`.
 */
export function reviewComplaints({ files }: Source, tasks: readonly TaskFile[]): string[] {
  const solved = tasks.filter(({ isSolvedTwice }) => isSolvedTwice)
  const review = files.get('REVIEW.md') ?? ''
  return [...Map.groupBy(solved, ({ subject }) => subject)].flatMap(([subject, own]) => {
    const standing = own.reduce((sum, { questions }) => sum + questions.length, 0)
    const row = new RegExp(`^\\| ${subject} \\|([\\d |]+)\\|$`, 'm').exec(review)?.[1]?.split('|').map(Number) ?? []
    const [written = 0, agreed = 0, repaired = 0, dropped = 0] = row
    if (written - dropped !== standing) return [`REVIEW.md: ${subject}: ${written} − ${dropped}, а завдань ${standing}`]
    return agreed + repaired + dropped === written ? [] : [`REVIEW.md: ${subject}: ${agreed} + ${repaired} + ${dropped} не дає ${written}`]
  })
}
