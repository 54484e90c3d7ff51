import { chanceOf, formDifficulty, type PredictionBasis, type SubjectReadiness } from '#contract/prediction'
import { seeded } from '#contract/random'

type Paper = Pick<SubjectReadiness, 'parts' | 'sections' | 'max'>
type Topic = { share: number; theta: number; spread: number }
/** One number of the paper: so many things to get right, each worth so many points. */
export type Slot = { units: number; worth: number; difficulty: number }

const draws = 2000

/** The numbers of a paper by its official structure. */
export const slotsOf = (parts: Paper['parts']): Slot[] =>
  parts.flatMap(({ form, from, to, points }) => {
    const isWhole = form === 'single' || form === 'numeric' || form === 'gap' || form === 'gapPool'
    const units = isWhole ? 1 : points
    return Array.from({ length: to - from + 1 }, () => ({ units, worth: points / units, difficulty: formDifficulty[form] }))
  })

/** Topics with their share of the blueprint: that of the section, alike for each of its topics. */
export const topicsOf = ({ sections }: Pick<Paper, 'sections'>, { abilities }: PredictionBasis): Topic[] =>
  sections.flatMap(({ weight, topics }) =>
    topics.map(({ id }) => {
      const [theta, spread] = abilities[id] ?? [0, 1]
      return { share: weight / topics.length, theta, spread }
    }),
  )

/**
 * Sits a paper of the blueprint 2,000 times: the topic of each number by the weights, the ability as far from its estimate as is usual for so
 * little evidence, half of that alike in all topics. @returns how often each sum of raw points came out, by the sum.
 */
export function simulate(paper: Paper, basis: PredictionBasis, seed = 1): number[] {
  const random = seeded(seed)
  const slots = slotsOf(paper.parts)
  const topics = topicsOf(paper, basis)
  const ends = endsOf(topics)
  const counts = Array.from({ length: paper.max + 1 }, () => 0)
  for (let draw = 0; draw < draws; draw++) {
    const shared = normal(random)
    const thetas = topics.map(({ theta, spread }) => theta + spread * Math.SQRT1_2 * (shared + normal(random)))
    const raw = slots.reduce((sum, slot) => sum + score(slot, thetas[pick(ends, random)] ?? 0, random), 0)
    counts[raw] = (counts[raw] ?? 0) + 1
  }
  return counts
}

function score({ units, worth, difficulty }: Slot, theta: number, random: () => number): number {
  const chance = chanceOf(theta, difficulty)
  let points = 0
  for (let unit = 0; unit < units; unit++) if (random() < chance) points += worth
  return points
}

/** Where the share of each topic ends, from 0 to 1. */
function endsOf(topics: readonly Topic[]): number[] {
  const total = topics.reduce((sum, { share }) => sum + share, 0)
  let end = 0
  return topics.map(({ share }) => (end += share / total))
}

function pick(ends: readonly number[], random: () => number): number {
  const point = random()
  const place = ends.findIndex((end) => point < end)
  return place < 0 ? ends.length - 1 : place
}

/** Box–Muller. */
const normal = (random: () => number): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
