import { apportion } from './apportion.ts'
import { inTurn } from './interleave.ts'
import { seeded, shuffled } from './random.ts'
import { byId, type BankTask, type Programme } from './task.ts'

const most = 20
const least = 15
/** A short look takes no longer than this by the expected time of its tasks. */
const longestSeconds = 1200

/**
 * Draws a short look at a whole subject: 15–20 tasks over its sections by weight, twenty minutes at most. As many tasks as fit with what the seed
 * gives; where even fifteen of those are too long, the shortest of each section. The same bank and seed give the same tasks.
 */
export function drawDiagnostic(
  bank: readonly BankTask[],
  programme: Programme,
  weights: Readonly<Record<string, number>>,
  seed: number,
): BankTask[] {
  const tasks = shuffled(bank.toSorted(byId), seeded(seed))
  for (let count = most; count >= least; count--) {
    const drawn = overSections(tasks, programme, weights, count)
    if (isShort(drawn)) return drawn
  }
  const shortest = tasks.toSorted((a, b) => a.seconds - b.seconds)
  for (let count = least; count > 1; count--) {
    const drawn = overSections(shortest, programme, weights, count)
    if (isShort(drawn)) return drawn
  }
  return shortest.slice(0, 1)
}

const isShort = (tasks: readonly BankTask[]): boolean => tasks.reduce((sum, { seconds }) => sum + seconds, 0) <= longestSeconds

/** Each section by its weight, its topics in turn; what a section lacks is made up from the others. */
function overSections(
  tasks: readonly BankTask[],
  programme: Programme,
  weights: Readonly<Record<string, number>>,
  count: number,
): BankTask[] {
  const seats = apportion(weights, count)
  const drawn = programme.flatMap(({ id }) =>
    inTurn(
      tasks.filter(({ section }) => section === id),
      ({ topic }) => topic,
      seats[id] ?? 0,
    ),
  )
  const taken = new Set(drawn.map(({ id }) => id))
  return [...drawn, ...tasks.filter(({ id }) => !taken.has(id))].slice(0, count)
}
