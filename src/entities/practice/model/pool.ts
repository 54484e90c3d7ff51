import type { PracticeTask } from '#contract/practice'

/** Conditions that a drawn task meets; an empty list is no condition. */
export type PoolFilter = {
  topics: readonly string[]
  forms: readonly PracticeTask['form'][]
  difficulty: readonly PracticeTask['difficulty'][]
  only: 'new' | 'wrong' | 'saved' | null
}

export const wholePool: PoolFilter = { topics: [], forms: [], difficulty: [], only: null }

const holds = <T>(wanted: readonly T[], value: T): boolean => wanted.length === 0 || wanted.includes(value)

const fitsOnly = (task: PracticeTask, only: PoolFilter['only']): boolean =>
  only === null || (only === 'saved' ? task.isSaved : task.state === only)

/** Lists the tasks of the bank that fit the filter. */
export const poolOf = (tasks: readonly PracticeTask[], filter: PoolFilter): PracticeTask[] =>
  tasks.filter(
    (task) =>
      holds(filter.topics, task.topic) &&
      holds(filter.forms, task.form) &&
      holds(filter.difficulty, task.difficulty) &&
      fitsOnly(task, filter.only),
  )

export type Condition = keyof PoolFilter
export type NearestPool = { dropped: Condition[]; filter: PoolFilter; count: number }

/** The conditions from the one that is easiest to give up to the one that says what the pupil came for. */
const conditions: readonly Condition[] = ['only', 'difficulty', 'forms', 'topics']

/** Finds the nearest set when no task fits: it gives up as few conditions as possible, the largest of those; null in an empty bank. */
export function nearestPool(tasks: readonly PracticeTask[], filter: PoolFilter): NearestPool | null {
  const asked = conditions.filter((name) => JSON.stringify(filter[name]) !== JSON.stringify(wholePool[name]))
  for (let size = 1; size <= asked.length; size++) {
    const found = choicesOf(asked, size)
      .map((dropped) => {
        const eased: PoolFilter = { ...filter, ...Object.fromEntries(dropped.map((name) => [name, wholePool[name]])) }
        return { dropped, filter: eased, count: poolOf(tasks, eased).length }
      })
      .filter(({ count }) => count > 0)
    const best = found.toSorted((a, b) => b.count - a.count)[0]
    if (best) return best
  }
  return null
}

function choicesOf<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]]
  return items.flatMap((item, index) => choicesOf(items.slice(index + 1), size - 1).map((rest) => [item, ...rest]))
}
