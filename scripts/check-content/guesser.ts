import type { TaskFile } from './sources.ts'
import { choicesOf, cuesOf, twins, type Choice } from './cues.ts'

/** Points of a hundred that guessing by cues may gain over chance. */
const budget = 3
const folds = 10
/** A few choices prove nothing. */
const fewest = 100

/** What a cue has been worth: how often it pointed at the key, and how often it would have by chance. */
type Worth = { hits: number; chance: number; shown: number }
type Guess = { choices: number; chance: number; score: number; gain: number; cues: { cue: string; worth: Worth }[] }

/** A pupil who knows nothing but learns the cues of the other tasks of the subject, ten times over: each tenth is guessed from the other nine. */
export function guess(choices: readonly Choice[]): Guess {
  const foldOf = ({ id }: Choice) =>
    Array.from(id.split(' ')[0] ?? '').reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 7919, 7) % folds
  const score = Array.from({ length: folds }, (_, fold) => {
    const worths = learn(choices.filter((choice) => foldOf(choice) !== fold))
    return choices.filter((choice) => foldOf(choice) === fold).reduce((sum, choice) => sum + chanceOfRight(choice, worths), 0)
  }).reduce((sum, part) => sum + part, 0)
  const chance = choices.reduce((sum, { options }) => sum + 1 / options.length, 0)
  const cues = [...learn(choices)].map(([cue, worth]) => ({ cue, worth }))
  return { choices: choices.length, chance, score, gain: choices.length === 0 ? 0 : (100 * (score - chance)) / choices.length, cues }
}

function learn(choices: readonly Choice[]): Map<string, Worth> {
  const worths = new Map<string, Worth>()
  for (const choice of choices) {
    for (const { cue, places } of cuesOf(choice)) {
      const { hits, chance, shown } = worths.get(cue) ?? { hits: 0, chance: 0, shown: 0 }
      const isHit = places.includes(choice.key)
      worths.set(cue, { hits: hits + Number(isHit), chance: chance + places.length / choice.options.length, shown: shown + 1 })
    }
  }
  return worths
}

/** Each option weighs as its cues did elsewhere; the heaviest is chosen, among equals at random. */
function chanceOfRight(choice: Choice, worths: ReadonlyMap<string, Worth>): number {
  const weights = choice.options.map(() => 0)
  for (const { cue, places } of cuesOf(choice)) {
    const { hits = 0, chance = 0 } = worths.get(cue) ?? {}
    for (const place of places) weights[place] = (weights[place] ?? 0) + Math.log((hits + 3) / (chance + 3))
  }
  const best = Math.max(...weights)
  const chosen = weights.flatMap((weight, place) => (weight > best - 1e-9 ? [place] : []))
  return chosen.includes(choice.key) ? 1 / chosen.length : 0
}

/** The guesser on each subject. */
export function guesses(files: readonly TaskFile[]): { subject: string; guess: Guess }[] {
  return [...Map.groupBy(files, ({ subject }) => subject)].map(([subject, own]) => ({
    subject,
    guess: guess(own.flatMap(({ questions }) => questions.flatMap(choicesOf))),
  }))
}

export function guesserComplaints(files: readonly TaskFile[]): string[] {
  return guesses(files).flatMap(({ subject, guess: { choices, gain } }) =>
    choices >= fewest && gain > budget
      ? [`subjects/${subject}: навмання за прикметами виходить на ${gain.toFixed(1)} балу зі ста більше, а можна на ${budget}`]
      : [],
  )
}

/** One line a subject, with the cues that gave most away, one line a paper, and the pools whose fragments nearly repeat each other. */
export function guesserReport(files: readonly TaskFile[]): string[] {
  return [...reportOnSubjects(files), ...reportOnPapers(files), ...reportOnPools(files)]
}

/** A paper is guessed from what the rest of its subject teaches; it is too short to hold a budget. */
function reportOnPapers(files: readonly TaskFile[]): string[] {
  return files
    .filter(({ isTraining }) => !isTraining)
    .map((paper) => {
      const others = files.filter(({ file, subject }) => subject === paper.subject && file !== paper.file)
      const worths = learn(others.flatMap(({ questions }) => questions.flatMap(choicesOf)))
      const choices = paper.questions.flatMap(choicesOf)
      const right = choices.reduce((sum, choice) => sum + chanceOfRight(choice, worths), 0)
      const chance = choices.reduce((sum, { options }) => sum + 1 / options.length, 0)
      return `вгадування, ${paper.file}: ${right.toFixed(1)} проти ${chance.toFixed(1)} навмання, виборів ${choices.length}`
    })
}

/** Of two fragments that are nearly the same one is seldom a decoy for nothing. */
function reportOnPools(files: readonly TaskFile[]): string[] {
  const pools = files.flatMap(({ questions }) => questions.filter(({ form }) => form === 'gapPool' || form === 'matching'))
  const twinned = pools.filter((question) => 'options' in question && twins(Object.values(question.options)).length > 0)
  return [
    `майже однакові уривки: ${twinned.length} із ${pools.length} наборів${twinned.length > 0 ? `: ${twinned.map(({ id }) => id).join(', ')}` : ''}`,
  ]
}

function reportOnSubjects(files: readonly TaskFile[]): string[] {
  return guesses(files).map(({ subject, guess: { choices, chance, score, gain, cues } }) => {
    const percent = (sum: number) => `${((100 * sum) / Math.max(1, choices)).toFixed(1)} %`
    const told = cues
      .filter(({ worth }) => worth.shown >= 10)
      .toSorted((a, b) => excess(b.worth) - excess(a.worth))
      .slice(0, 3)
      .map(({ cue, worth }) => `${cue}: ${worth.hits} із ${worth.shown}`)
    const gained = `${gain < 0 ? '' : '+'}${gain.toFixed(1)}`
    return `вгадування, ${subject}: ${percent(score)} проти ${percent(chance)} навмання (${gained} зі ста на ${choices}); ${told.join(', ')}`
  })
}

const excess = ({ hits, chance }: Worth): number => (hits - chance) / Math.sqrt(chance + 1)
