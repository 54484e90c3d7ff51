import type { QuestionForm } from '#domain/question'
import { seeded } from '#domain/random'

/** A pupil whose ability is known. `blank`: how often a task that is not solved is left empty rather than guessed. */
export type Pupil = {
  subject: number
  topics: ReadonlyMap<string, number>
  sections: ReadonlyMap<string, number>
  blank: number
  random: () => number
}
export type Asked = {
  id: string
  topic: string
  section: string
  form: QuestionForm
  points: number
  difficulty: number
  rows: number | null
  options: number | null
}
export type Given = { share: number; isBlank: boolean }

const normal = (random: () => number): number => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

/** A pupil drawn from all: from hardly any knowledge to nearly all of it. */
export function pupilOf(seed: number, programme: readonly { id: string; topics: readonly string[] }[]): Pupil {
  const random = seeded(seed * 7919 + 13)
  for (let warm = 0; warm < 5; warm++) random()
  return {
    subject: -0.4 + 1.3 * normal(random),
    sections: new Map(programme.map(({ id }) => [id, 0.25 * normal(random)])),
    topics: new Map(programme.flatMap(({ topics }) => topics.map((topic) => [topic, 0.55 * normal(random)]))),
    blank: random() < 0.5 ? 0 : 0.4 * random(),
    random,
  }
}

/** The true difficulty of a task: its author errs, and for everybody in the same way. */
export function truth({ id, difficulty }: Pick<Asked, 'id' | 'difficulty'>): number {
  const random = seeded([...id].reduce((hash, letter) => (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0, 7))
  random()
  return difficulty / 100 + 0.6 * normal(random)
}

/** The chance to guess an unsolved task: a fair share of options, one order of all, none for a number. */
const luck: Record<QuestionForm, (task: Asked) => number> = {
  single: ({ options }) => 1 / (options ?? 4),
  gap: ({ options }) => 1 / (options ?? 4),
  gapPool: ({ options }) => 1 / (options ?? 8),
  matching: ({ options }) => 1 / (options ?? 5),
  multi: () => 0.4,
  grouped: () => 1 / 3,
  sequence: () => 0.2,
  numeric: () => 0,
}
/** The difficulty that a form adds to the topic of its task. */
const toil: Record<QuestionForm, number> = {
  single: 0,
  gap: 0.1,
  gapPool: 0.3,
  matching: 0.3,
  multi: 0.8,
  grouped: 0.6,
  sequence: 0.7,
  numeric: 0.6,
}

/** One pupil, one task. Things of one task are solved one by one, or left empty together. */
export function solve(pupil: Pupil, task: Asked, growth = 0): Given {
  const ability = pupil.subject + growth + (pupil.topics.get(task.topic) ?? 0) + (pupil.sections.get(task.section) ?? 0)
  const known = 1 / (1 + Math.exp(truth(task) + toil[task.form] - ability))
  const units = task.form === 'single' || task.form === 'gap' || task.form === 'gapPool' || task.form === 'numeric' ? 1 : task.points
  const solved = Array.from({ length: units }, () => pupil.random() < known)
  if (!solved.includes(true) && pupil.random() < pupil.blank) return { share: 0, isBlank: true }
  const right = solved.filter((is) => is || pupil.random() < luck[task.form](task)).length
  return { share: right / units, isBlank: false }
}
