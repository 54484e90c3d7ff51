import type { PredictionBasis, SubjectReadiness } from '../prediction.ts'
import type { QuestionForm } from '../question.ts'
import { seeded } from '../random.ts'
import { chanceIn, unitsIn } from './chance.ts'
import { spread as pupils } from './spread.ts'

type Paper = Pick<SubjectReadiness, 'parts' | 'sections' | 'max' | 'difficulties'>
type Topic = { share: number; theta: number; spread: number }
/** One number of the paper: so many things to get right, each worth so many points. */
export type Slot = { form: QuestionForm; units: number; worth: number; difficulty: number }

const draws = 2000

/** The numbers of a paper by its official structure, as hard as its blueprint wants them. */
export const slotsOf = ({ parts, difficulties }: Pick<Paper, 'parts' | 'difficulties'>): Slot[] =>
  parts.flatMap(({ form, from, to, points }) =>
    Array.from({ length: to - from + 1 }, (_, index) => {
      const units = unitsIn(form, points)
      return { form, units, worth: points / units, difficulty: (difficulties[from + index - 1] ?? 0) / 100 }
    }),
  )

/** Topics with their share of a paper. */
export const topicsOf = ({ sections }: Pick<Paper, 'sections'>, { abilities }: PredictionBasis): Topic[] =>
  sections.flatMap(({ topics }) =>
    topics.map(({ id, share }) => {
      const [theta, spread] = abilities[id] ?? [pupils.mean, pupils.subject]
      return { share, theta, spread }
    }),
  )

/**
 * Sits a paper of the blueprint 2,000 times with drawn topics, abilities and difficulties.
 * @returns how often each sum of points came out.
 */
export function simulate(paper: Paper, basis: PredictionBasis, seed = 1): number[] {
  const random = seeded(seed)
  const slots = slotsOf(paper)
  const topics = topicsOf(paper, basis)
  const own = topics.map(({ spread }) => Math.sqrt(Math.max(0, spread ** 2 - basis.shared ** 2)))
  const ends = endsOf(topics)
  const counts = Array.from({ length: paper.max + 1 }, () => 0)
  for (let draw = 0; draw < draws; draw++) {
    const together = basis.shared * normal(random)
    const raw = slots.reduce((sum, slot) => {
      const index = pick(ends, random)
      const theta = (topics[index]?.theta ?? 0) + together + (own[index] ?? 0) * normal(random)
      return sum + score(slot, theta + pupils.task * normal(random), random)
    }, 0)
    counts[raw] = (counts[raw] ?? 0) + 1
  }
  return counts
}

function score({ form, units, worth, difficulty }: Slot, theta: number, random: () => number): number {
  const chance = chanceIn(form, theta, difficulty)
  let points = 0
  for (let unit = 0; unit < units; unit++) if (random() < chance) points += worth
  return points
}

/** Lists where the share of each topic ends, from 0 to 1. */
function endsOf(topics: readonly Topic[]): number[] {
  const total = topics.reduce((sum, { share }) => sum + share, 0)
  let end = 0
  return topics.map(({ share }) => (end += share / total))
}

function pick(ends: readonly number[], random: () => number): number {
  const point = random()
  const index = ends.findIndex((end) => point < end)
  return index < 0 ? ends.length - 1 : index
}

/** Box–Muller. */
const normal = (random: () => number): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
