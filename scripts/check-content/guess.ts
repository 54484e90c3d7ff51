import { cuesOf, type Choice } from './cues.ts'
import type { Puzzle } from './puzzles.ts'

const folds = 10

/** The record of a cue: how often it pointed at the key, and how often it would have by chance. */
export type Worth = { hits: number; chance: number; shown: number }
export type Guess = { choices: number; chance: number; score: number; gain: number; cues: { cue: string; worth: Worth }[] }

/** A pupil who knows nothing but learns the cues of the other tasks of the subject, ten times over: each tenth is guessed from the other nine. */
export function guess(puzzles: readonly Puzzle[]): Guess {
  const score = sum(
    Array.from({ length: folds }, (_, fold) => {
      const worths = learn(puzzles.filter(({ id }) => foldOf(id) !== fold))
      return sum(puzzles.filter(({ id }) => foldOf(id) === fold).map((puzzle) => scoreOf(puzzle, worths)))
    }),
  )
  const chance = sum(puzzles.map(chanceOf))
  const choices = sum(puzzles.map((puzzle) => puzzle.choices.length))
  const cues = [...learn(puzzles)].map(([cue, worth]) => ({ cue, worth }))
  return { choices, chance, score, gain: choices === 0 ? 0 : (100 * (score - chance)) / choices, cues }
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
const foldOf = (id: string): number =>
  Array.from(id.split(' ')[0] ?? '').reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 7919, 7) % folds

/** Counts the choices of a puzzle that are right by chance. */
export function chanceOf({ choices, hasRows }: Puzzle): number {
  const [first] = choices
  return first ? (choices.length * (hasRows ? 1 : choices.length)) / first.options.length : 0
}

export function learn(puzzles: readonly Puzzle[]): Map<string, Worth> {
  const worths = new Map<string, Worth>()
  for (const choice of puzzles.flatMap(({ choices }) => choices)) {
    for (const { cue, indices } of cuesOf(choice)) {
      const { hits, chance, shown } = worths.get(cue) ?? { hits: 0, chance: 0, shown: 0 }
      const isHit = indices.includes(choice.key)
      worths.set(cue, { hits: hits + Number(isHit), chance: chance + indices.length / choice.options.length, shown: shown + 1 })
    }
  }
  return worths
}

/** Each option weighs as its cues did elsewhere; the heaviest are chosen, none twice, among equals at random: how many of them are right. */
export function scoreOf({ choices, hasRows }: Puzzle, worths: ReadonlyMap<string, Worth>): number {
  const weights = choices.map((choice) => weightsOf(choice, worths))
  const keys = choices.map(({ key }) => key)
  const best = { weight: -Infinity, ways: 0, right: 0 }
  const taken = new Set<number>()
  const choose = (row: number, weight: number, right: number) => {
    if (row === choices.length) return note(best, weight, right)
    for (const [index, own] of (weights[row] ?? []).entries()) {
      if (taken.has(index)) continue
      taken.add(index)
      choose(row + 1, weight + own, right + Number(hasRows ? keys[row] === index : keys.includes(index)))
      taken.delete(index)
    }
  }
  choose(0, 0, 0)
  return best.ways === 0 ? 0 : best.right / best.ways
}

function note(best: { weight: number; ways: number; right: number }, weight: number, right: number): void {
  if (weight < best.weight - 1e-9) return
  if (weight > best.weight + 1e-9) Object.assign(best, { weight, ways: 0, right: 0 })
  best.ways += 1
  best.right += right
}

function weightsOf(choice: Choice, worths: ReadonlyMap<string, Worth>): number[] {
  const weights = choice.options.map(() => 0)
  for (const { cue, indices } of cuesOf(choice)) {
    const { hits = 0, chance = 0 } = worths.get(cue) ?? {}
    for (const index of indices) weights[index] = (weights[index] ?? 0) + Math.log((hits + 3) / (chance + 3))
  }
  return weights
}
