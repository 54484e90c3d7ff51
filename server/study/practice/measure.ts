import { chanceOf } from '#domain/prediction'

/** A first answer to a task. `share` is points earned of points possible. */
export type FirstAnswer = { user: string; task: string; share: number }

const fewestAnswers = 30
/** The author’s estimate weighs as much as a normal prior of this spread; abilities spread by one. */
const spread = { difficulty: 0.7, ability: 1 }
const rounds = 25
/** Limits a difficulty to the scale of the authors’ estimates. */
export const within = (value: number): number => Math.max(-2, Math.min(2, value))

/**
 * Difficulty by first answers: a one-parameter logistic fitted by Newton’s steps, drawn to its prior.
 * @returns tasks with at least 30 first answers.
 */
export function measureDifficulty(
  answers: readonly FirstAnswer[],
  priors: ReadonlyMap<string, number>,
): Map<string, { answers: number; difficulty: number }> {
  const known = answers.filter(({ task }) => priors.has(task))
  const [byUser, byTask] = [Map.groupBy(known, ({ user }) => user), Map.groupBy(known, ({ task }) => task)]
  const abilities = new Map<string, number>()
  const difficulties = new Map(priors)
  for (let round = 0; round < rounds; round++) {
    for (const [user, own] of byUser) abilities.set(user, nextAbility(abilities.get(user) ?? 0, own, difficulties))
    for (const [task, own] of byTask) {
      if (own.length < fewestAnswers) continue
      difficulties.set(task, nextDifficulty(difficulties.get(task) ?? 0, priors.get(task) ?? 0, own, abilities))
    }
  }
  const measured = [...byTask].filter(([, own]) => own.length >= fewestAnswers)
  return new Map(measured.map(([task, own]) => [task, { answers: own.length, difficulty: difficulties.get(task) ?? 0 }]))
}

function nextAbility(ability: number, own: readonly FirstAnswer[], difficulties: ReadonlyMap<string, number>): number {
  const chances = own.map(({ task }) => chanceOf(ability, difficulties.get(task) ?? 0))
  const pull = own.reduce((sum, { share }, index) => sum + share - (chances[index] ?? 0), 0) - ability / spread.ability ** 2
  return ability + pull / (steepness(chances) + 1 / spread.ability ** 2)
}

function nextDifficulty(difficulty: number, prior: number, own: readonly FirstAnswer[], abilities: ReadonlyMap<string, number>): number {
  const chances = own.map(({ user }) => chanceOf(abilities.get(user) ?? 0, difficulty))
  const pull = own.reduce((sum, { share }, index) => sum + (chances[index] ?? 0) - share, 0) - (difficulty - prior) / spread.difficulty ** 2
  return difficulty + pull / (steepness(chances) + 1 / spread.difficulty ** 2)
}

const steepness = (chances: readonly number[]): number => chances.reduce((sum, chance) => sum + chance * (1 - chance), 0)

/** Expected seconds by the median of so many first answers: the prior counts as thirty of them. */
export const measureSeconds = (prior: number, median: number, answers: number): number =>
  Math.round((fewestAnswers * prior + answers * median) / (fewestAnswers + answers))
