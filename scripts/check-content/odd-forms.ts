import type { QuestionSource } from '../../server/content/authoring/question-source.ts'
import { cuesOf } from './cues.ts'
import { puzzlesOf } from './puzzles.ts'
import type { TaskFile } from './sources.ts'

/** An option that differs from all others beside it by its look alone: nobody may choose it, or everybody. */
export type OddForm = { id: string; option: string; how: string; isKey: boolean }

const mark = 'інший за формою: '

export function oddForms(question: QuestionSource): OddForm[] {
  return puzzlesOf(question).flatMap(({ choices }) =>
    choices.slice(0, 1).flatMap((choice) => {
      const keys = new Set(choices.map(({ key }) => key))
      const shown = cuesOf(choice).flatMap(({ cue, indices }) => (cue.startsWith(mark) ? indices.map((index) => ({ cue, index })) : []))
      return shown.map(({ cue, index }) => ({
        id: choice.id,
        option: choice.options[index] ?? '',
        how: cue.slice(mark.length),
        isKey: keys.has(index),
      }))
    }),
  )
}

/** One line a subject: how many options stand out by their form, and how many of them are keys. The desk names each. */
export function oddFormReport(files: readonly TaskFile[]): string[] {
  return [...Map.groupBy(files, ({ subject }) => subject)].map(([subject, own]) => {
    const questions = own.flatMap((file) => file.questions)
    const odd = questions.flatMap(oddForms)
    const byHow = [...Map.groupBy(odd, ({ how }) => how)].map(([how, each]) => `${how} ${each.length}`)
    const keys = odd.filter(({ isKey }) => isKey).length
    return `інші за формою, ${subject}: ${odd.length} варіантів на ${questions.length} завдань, з них ключів ${keys}; ${byHow.join(', ')}`
  })
}
