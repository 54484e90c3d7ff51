import type { TaskFile } from './sources.ts'
import { twins } from './cues.ts'
import { chanceOf, guess, learn, scoreOf, type Guess, type Worth } from './guess.ts'
import { puzzlesOf, type Puzzle } from './puzzles.ts'

/** Points of a hundred that guessing by cues may gain over chance. */
const budget = 3
/** A few choices prove nothing. */
const fewest = 100

/** Forms whose cues are of one kind. */
const kinds: Record<string, readonly string[]> = {
  'один варіант': ['single', 'gap', 'grouped'],
  відповідність: ['matching'],
  'кілька варіантів': ['multi'],
  послідовність: ['sequence'],
  уривки: ['gapPool'],
}

/** The guesser on each subject, kind by kind of task; what a kind teaches is of no use for another. */
export function guesses(files: readonly TaskFile[]): { subject: string; kind: string; guess: Guess }[] {
  return [...Map.groupBy(files, ({ subject }) => subject)].flatMap(([subject, own]) => {
    const puzzles = own.flatMap(({ questions }) => questions.flatMap(puzzlesOf))
    return Object.entries(kinds).flatMap(([kind, forms]) => {
      const guessed = guess(puzzles.filter(({ form }) => forms.includes(form)))
      return guessed.choices > 0 ? [{ subject, kind, guess: guessed }] : []
    })
  })
}

export function guesserComplaints(files: readonly TaskFile[]): string[] {
  return guesses(files).flatMap(({ subject, kind, guess: { choices, gain } }) =>
    choices >= fewest && gain > budget
      ? [`subjects/${subject}, ${kind}: навмання за прикметами виходить на ${gain.toFixed(1)} балу зі ста більше, а можна на ${budget}`]
      : [],
  )
}

/** A line for each kind of a subject, with the cues that gave most away, one line a paper, and the pools whose fragments nearly repeat each other. */
export function guesserReport(files: readonly TaskFile[]): string[] {
  return [...reportOnSubjects(files), ...reportOnPapers(files), ...reportOnPools(files)]
}

const alone = (files: readonly TaskFile[]): Puzzle[] =>
  files.flatMap(({ questions }) => questions.flatMap(puzzlesOf)).filter(({ form }) => kinds['один варіант']?.includes(form))

/** A paper is guessed from what the rest of its subject teaches; it is too short to hold a budget. */
function reportOnPapers(files: readonly TaskFile[]): string[] {
  return files
    .filter(({ isTraining }) => !isTraining)
    .map((paper) => {
      const worths = learn(alone(files.filter(({ file, subject }) => subject === paper.subject && file !== paper.file)))
      const own = alone([paper])
      const right = own.reduce((total, puzzle) => total + scoreOf(puzzle, worths), 0)
      const chance = own.reduce((total, puzzle) => total + chanceOf(puzzle), 0)
      return `вгадування, ${paper.file}: ${right.toFixed(1)} проти ${chance.toFixed(1)} навмання, виборів ${own.length}`
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
  return guesses(files).map(({ subject, kind, guess: { choices, chance, score, gain, cues } }) => {
    const percent = (sum: number) => `${((100 * sum) / Math.max(1, choices)).toFixed(1)} %`
    const told = cues
      .filter(({ worth }) => worth.shown >= 10)
      .toSorted((a, b) => excess(b.worth) - excess(a.worth))
      .slice(0, 3)
      .map(({ cue, worth }) => `${cue}: ${worth.hits} із ${worth.shown}`)
    const gained = `${gain < 0 ? '' : '+'}${gain.toFixed(1)}`
    return `вгадування, ${subject}, ${kind}: ${percent(score)} проти ${percent(chance)} навмання (${gained} зі ста на ${choices}); ${told.join(', ')}`
  })
}

const excess = ({ hits, chance }: Worth): number => (hits - chance) / Math.sqrt(chance + 1)
