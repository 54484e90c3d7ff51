import * as v from 'valibot'
import { contentId } from '#domain/text'
import { md, questionSource, stimulusSource } from './question-source.ts'

const secondSolver = v.object({ by: md, on: v.pipe(v.string(), v.isoDate()) })
const stimuli = v.optional(v.array(stimulusSource), [])

/** `content/subjects/<subject>/tests/<paper>.yaml`: a whole paper, its tasks in the order of the exam. They stand in no training set. */
export const paperSource = v.object({
  id: contentId,
  title: md,
  year: v.number(),
  status: v.picklist(['published', 'draft']),
  /** Names the person who solved it without seeing the keys, and the day; null until then: it is not published. */
  secondSolver: v.nullable(secondSolver),
  stimuli,
  questions: v.array(questionSource),
})
export type PaperSource = v.InferOutput<typeof paperSource>

/** `content/subjects/<subject>/tasks/<set>.yaml`: tasks for practice, in any order. A set without a second solver is not published. */
export const taskSetSource = v.object({ secondSolver: v.nullable(secondSolver), stimuli, questions: v.array(questionSource) })
