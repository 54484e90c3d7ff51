import { chanceIn, unitsIn } from './chance.ts'
import type { ScoredAnswer } from './scored-answer.ts'
import { spread } from './spread.ts'

/** An estimate of one number: normal about its mean. */
export type Belief = { mean: number; variance: number }

const nodes = Array.from({ length: 25 }, (_, index) => -4 + index / 3)
/** Three equally likely errors of an author, with the spread of one. */
const errors = [-1, 0, 1].map((each) => each * spread.task * Math.sqrt(1.5))

/** Updates the estimate after a look at one task. A result that is not normal any more is taken for normal again. */
export function believe({ mean, variance }: Belief, look: Pick<ScoredAnswer, 'form' | 'difficulty' | 'share' | 'max'>): Belief {
  const deviation = Math.sqrt(variance)
  let [total, first, second] = [0, 0, 0]
  for (const node of nodes) {
    const weight = Math.exp(-(node ** 2) / 2) * likelihood(look, mean + node * deviation)
    total += weight
    first += weight * node
    second += weight * node ** 2
  }
  const shift = first / total
  return { mean: mean + shift * deviation, variance: variance * Math.max(1e-3, second / total - shift ** 2) }
}

/** All things of one task are as hard or as easy together as its author was wrong. */
function likelihood({ form, difficulty, share, max }: Pick<ScoredAnswer, 'form' | 'difficulty' | 'share' | 'max'>, theta: number): number {
  const units = unitsIn(form, Math.max(1, max))
  return errors.reduce((sum, error) => {
    const chance = chanceIn(form, theta, difficulty / 100 + error)
    return sum + chance ** (share * units) * (1 - chance) ** ((1 - share) * units)
  }, 0)
}
