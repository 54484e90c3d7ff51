import type { PracticeTask } from '#contract/practice'
import type { Exhibit } from '../store/tables/content.ts'
import type { TaskReference } from '../store/schema.ts'

/** A task without its words, as it is drawn. `section` is the topmost topic that it belongs to. */
export type BankTask = TaskReference &
  Pick<PracticeTask, 'topic' | 'form' | 'points' | 'seconds'> & {
    section: string
    /** Hundredths, −200 … 200: by the answers of visitors where there are enough of them, else `prior`, the author’s estimate. */
    difficulty: number
    prior: number
    numbers: number
    options: number | null
    rows: number | null
    stimulus: string | null
    exhibit: Exhibit
    /** The pattern of the question where its topic does not say it: `parameter`, `two-solids`. */
    pattern: string | null
    isTraining: boolean
  }

/** A task with what one visitor has done about it. `savedAt` is when it was bookmarked. */
export type PoolTask = BankTask & Pick<PracticeTask, 'state' | 'mistake'> & { savedAt: number | null }

/** Sections of a subject with their topics, in the order of the programme. */
export type Programme = readonly { id: string; topics: readonly string[] }[]

/** The difficulty of a task in the words of the set-up. */
export function bandOf({ difficulty }: Pick<BankTask, 'difficulty'>): PracticeTask['difficulty'] {
  if (difficulty <= -50) return 'easy'
  return difficulty >= 50 ? 'hard' : 'medium'
}

/** Tasks about one text side by side, where the first of them stood. */
export function togetherByStimulus<T extends BankTask>(tasks: readonly T[]): T[] {
  return unitsOf(tasks).flat()
}

/** Tasks about one text in one unit, every other task in its own; in the order of the first of each. */
export function unitsOf<T extends BankTask>(tasks: readonly T[]): T[][] {
  return [...Map.groupBy(tasks, ({ id, stimulus }) => (stimulus === null ? `task ${id}` : `text ${stimulus}`)).values()]
}

/** The template of an instance (`template~seed`), else the task itself. */
export const templateOf = (id: string): string => id.split('~')[0] ?? id

export const byId = (a: TaskReference, b: TaskReference): number => (a.id < b.id ? -1 : 1)
