import { chanceOf, formDifficulty } from '#contract/prediction'
import type { QuestionForm } from '#contract/question'

/** A first answer to a task, in order of time. `share` of its points; `at` ms since the epoch; `difficulty` hundredths, −200 … 200. */
export type FirstAnswer = { topic: string; form: QuestionForm; difficulty: number; share: number; at: number }
/** Estimate and standard deviation. `weight`: of how many fresh answers it is worth. */
type Ability = { theta: number; weight: number; at: number }

const halfLifeMs = 21 * 24 * 60 * 60 * 1000
/** A topic with little evidence is taken for the subject as a whole, which counts like so many answers to it. */
const borrowed = 3

/**
 * Elo by topic: each answer moves the estimate by what was unexpected in it, the less the more is known (after Pelánek 2016). What was known
 * counts for half after 21 days. @returns estimate and standard deviation of each topic asked for, at the moment `now`.
 */
export function abilitiesOf(answers: readonly FirstAnswer[], topics: readonly string[], now: number): Record<string, [number, number]> {
  const whole: Ability = { theta: 0, weight: 0, at: 0 }
  const byTopic = new Map<string, Ability>()
  for (const answer of answers) {
    const own = byTopic.get(answer.topic) ?? { theta: whole.theta, weight: 0, at: answer.at }
    byTopic.set(answer.topic, own)
    for (const ability of [whole, own]) learn(ability, answer)
  }
  const wholeWeight = faded(whole, now)
  return Object.fromEntries(
    topics.map((topic) => {
      const own = byTopic.get(topic)
      const weight = own ? faded(own, now) : 0
      const theta = ((own?.theta ?? 0) * weight + whole.theta * borrowed) / (weight + borrowed)
      const spread = 1 / Math.sqrt(1 + weight + Math.min(wholeWeight / 4, borrowed))
      return [topic, [round(theta), round(spread)]]
    }),
  )
}

function learn(ability: Ability, { form, difficulty, share, at }: FirstAnswer): void {
  ability.weight = faded(ability, at)
  ability.at = at
  ability.theta += (share - chanceOf(ability.theta, formDifficulty[form] + difficulty / 100)) / (1 + 0.15 * ability.weight)
  ability.weight += 1
}

const faded = ({ weight, at }: Ability, now: number): number => weight * 2 ** (-Math.max(0, now - at) / halfLifeMs)
const round = (value: number): number => Math.round(value * 1000) / 1000
