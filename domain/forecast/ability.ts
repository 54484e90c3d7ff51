import { dayMs } from '../duration.ts'
import { believe } from './belief.ts'
import type { ScoredAnswer } from './scored-answer.ts'
import { spread } from './spread.ts'

/** By topic: the estimate and its standard deviation; `shared`: the part of that deviation which all topics have in common. */
export type Abilities = { abilities: Record<string, [number, number]>; shared: number }

/** `mean` and `cov` of the subject (index 0) and of what each topic adds to it. */
type State = { mean: number[]; cov: number[][]; at: number | null }

/**
 * A pupil in one subject: an ability and a deviation in each topic, both normal, moved by Bayes’ rule (assumed-density filtering). Old
 * evidence counts for less.
 */
export function abilitiesOf(looks: readonly ScoredAnswer[], topics: readonly string[], now: number): Abilities {
  const indexOf = new Map(topics.map((topic, index) => [topic, index + 1]))
  const state = prior(topics.length)
  for (const look of looks) {
    stray(state, look.at)
    learn(state, look, indexOf.get(look.topic) ?? null)
  }
  stray(state, now)
  return view(state, topics)
}

function prior(topics: number): State {
  const size = topics + 1
  const varianceAt = (index: number) => (index === 0 ? spread.subject : spread.topic) ** 2
  return {
    mean: Array.from({ length: size }, (_, index) => (index === 0 ? spread.mean : 0)),
    cov: Array.from({ length: size }, (_row, row) =>
      Array.from({ length: size }, (_column, column) => (row === column ? varianceAt(row) : 0)),
    ),
    at: null,
  }
}

/** Nobody becomes less known by time than a stranger. */
function stray(state: State, at: number): void {
  const days = state.at === null ? 0 : Math.max(0, at - state.at) / dayMs
  state.at = Math.max(at, state.at ?? at)
  if (days === 0) return
  state.cov.forEach((row, index) => {
    const [most, step] = index === 0 ? [spread.subject ** 2, spread.perDay.subject] : [spread.topic ** 2, spread.perDay.topic]
    row[index] = Math.max(row[index] ?? 0, Math.min(most, (row[index] ?? 0) + step * days))
  })
}

function learn({ mean, cov }: State, look: ScoredAnswer, topic: number | null): void {
  const known = (row: readonly number[]) => (row[0] ?? 0) + (topic === null ? 0 : (row[topic] ?? 0))
  const along = cov.map(known)
  const unknown = topic === null ? spread.topic ** 2 : 0
  const own = known(along) + unknown
  const before = known(mean)
  const after = believe({ mean: before, variance: own }, look)
  const step = (after.mean - before) / own
  const shrink = (own - after.variance) / own ** 2
  along.forEach((each, row) => {
    mean[row] = (mean[row] ?? 0) + each * step
    const line = cov[row] ?? []
    along.forEach((other, column) => (line[column] = (line[column] ?? 0) - each * other * shrink))
  })
}

function view({ mean, cov }: State, topics: readonly string[]): Abilities {
  const at = (row: number, column: number) => cov[row]?.[column] ?? 0
  const between = (one: number, other: number) => at(0, 0) + at(0, one) + at(0, other) + at(one, other)
  const indices = topics.map((_, index) => index + 1)
  const sums = indices.map((one) => indices.reduce((sum, other) => sum + (one === other ? 0 : between(one, other)), 0))
  const pairs = Math.max(1, indices.length * (indices.length - 1))
  const common = indices.length > 1 ? sums.reduce((sum, each) => sum + each, 0) / pairs : 0
  return {
    abilities: Object.fromEntries(
      topics.map((topic, index) => [
        topic,
        [round((mean[0] ?? 0) + (mean[index + 1] ?? 0)), round(Math.sqrt(between(index + 1, index + 1)))],
      ]),
    ),
    shared: round(Math.sqrt(Math.max(0, common))),
  }
}

const round = (value: number): number => Math.round(value * 1000) / 1000
