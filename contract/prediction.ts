import * as v from 'valibot'
import type { QuestionForm } from './question.ts'
import { paperPartSchema } from './subject.ts'
import { tells } from './tells.ts'
import { contentId, subjectId } from './text.ts'

/** A prediction is given for so many tasks of the last days, answered with time on them, over so much of the blueprint. */
export const predictionGate = { answers: 20, coverage: 0.7, days: 90 } as const

/**
 * The basis of a prediction at a moment: `answers` are tasks answered with time on them, `coverage` the share of the blueprint in sections with
 * enough of them. `abilities` by topic: the estimate on the scale of the difficulty of tasks and its standard deviation; `shared`: the part of that
 * deviation which all topics have in common.
 */
export const predictionBasisSchema = v.object({
  at: v.string(),
  answers: v.number(),
  coverage: v.number(),
  abilities: v.pipe(v.record(contentId, v.tuple([v.number(), v.number()])), v.metadata(tells.points)),
  shared: v.number(),
})
export type PredictionBasis = v.InferOutput<typeof predictionBasisSchema>

/** Tells whether a prediction may be shown at all. */
export const isPredictable = ({ answers, coverage }: Pick<PredictionBasis, 'answers' | 'coverage'>): boolean =>
  answers >= predictionGate.answers && coverage >= predictionGate.coverage

/** More than one paper in five falls below the threshold. */
export const isAtRisk = ({ pass }: { pass: number }): boolean => pass < 0.8

/** Adds to the difficulty that the editor set: a form with less to guess from is harder. */
export const formDifficulty: Record<QuestionForm, number> = {
  single: -0.4,
  gap: -0.3,
  gapPool: 0,
  matching: 0,
  multi: 0.2,
  grouped: 0.2,
  sequence: 0.4,
  numeric: 0.6,
}

/** The chance to solve a task for somebody of this ability. */
export const chanceOf = (theta: number, difficulty: number): number => 1 / (1 + Math.exp(difficulty - theta))

const topic = { id: contentId, title: v.string() }

/**
 * The readiness of the visitor in one subject that there are tasks for. `weight`: the share of the section in a paper. `scores[i]`: 100–200 for
 * `threshold + i` raw points. `tasks` of a topic are those to practise with. `mistakesDue`: tasks in the queue of mistakes that may be tried again
 * today. `before`: the basis of 14 days ago, where it already allowed a prediction. `difficulties`: how hard each number of a paper is meant to be,
 * in hundredths. `share` of a topic in a paper, `difficulty` of its tasks on average, and what it `needs` to be known before.
 */
export const subjectReadinessSchema = v.object({
  subject: subjectId,
  title: v.string(),
  kind: v.picklist(['required', 'elective']),
  papers: v.number(),
  mistakesDue: v.number(),
  tasks: v.number(),
  minutes: v.number(),
  max: v.number(),
  threshold: v.number(),
  scores: v.array(v.number()),
  parts: v.array(paperPartSchema),
  difficulties: v.array(v.number()),
  sections: v.array(
    v.object({
      ...topic,
      weight: v.number(),
      topics: v.array(v.object({ ...topic, tasks: v.number(), share: v.number(), difficulty: v.number(), needs: v.array(contentId) })),
    }),
  ),
  now: predictionBasisSchema,
  before: v.nullable(predictionBasisSchema),
})
export type SubjectReadiness = v.InferOutput<typeof subjectReadinessSchema>

/** Answer to `GET /v3/user/readiness`: subjects in the order of the catalogue. */
export const readinessAnswerSchema = v.object({ data: v.object({ readiness: v.array(subjectReadinessSchema) }) })
