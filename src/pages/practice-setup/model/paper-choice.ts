import type { Practice } from '#contract/practice'
import type { FormValues } from './form-values'

type PaperChoice = { paper: string } | { seed: number }

/** The paper in force: a drawn one by its seed, the one asked for, else a new one, else the one sat longest ago; null where there is none. */
export function paperIn({ papers, canDraw }: Practice, { paper, seed }: FormValues, freshSeed: number): PaperChoice | null {
  if (seed !== null && canDraw) return { seed }
  const asked = papers.find(({ id }) => id === paper)
  const next = asked ?? papers.toSorted((a, b) => order(a.last?.at) - order(b.last?.at))[0]
  if (next) return { paper: next.id }
  return canDraw ? { seed: freshSeed } : null
}

const order = (at: string | undefined): number => (at === undefined ? 0 : Date.parse(at))

/** Six digits are enough to tell papers apart and few enough to write down. */
export const drawSeed = (): number => 100_000 + Math.floor(Math.random() * 900_000)
