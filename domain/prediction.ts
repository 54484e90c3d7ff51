import * as v from 'valibot'
import type { QuestionForm } from './question.ts'
import { paperPartSchema } from './subject.ts'
import { tells } from './tells.ts'
import { contentId, subjectId } from './text.ts'

/** A prediction is given for so many tasks of the last days, answered with time on them, over so much of the blueprint. */
export const predictionGate = { answers: 20, coverage: 0.7, days: 90 } as const

/**
 * What a prediction rests on. `answers`: given with enough time. `coverage`: share of the blueprint with enough of them, 0–1. `abilities`:
 * by topic. `shared`: what all topics share.
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

/** The readiness of the visitor in one subject that there are tasks for. */
export const subjectReadinessSchema = v.object({
  subject: subjectId,
  title: v.string(),
  kind: v.picklist(['required', 'elective']),
  papers: v.number(),
  /** Tasks in the queue of mistakes that may be tried again today. */
  mistakesDue: v.number(),
  tasks: v.number(),
  minutes: v.number(),
  max: v.number(),
  threshold: v.number(),
  /** 100–200 for `threshold + index` raw points. */
  scores: v.array(v.number()),
  parts: v.array(paperPartSchema),
  /** How hard each number of a paper is meant to be, in hundredths. */
  difficulties: v.array(v.number()),
  sections: v.array(
    v.object({
      ...topic,
      /** The share of the section in a paper. */
      weight: v.number(),
      topics: v.array(v.object({ ...topic, tasks: v.number(), share: v.number(), difficulty: v.number(), needs: v.array(contentId) })),
    }),
  ),
  now: predictionBasisSchema,
  /** The basis of 14 days ago, where it already allowed a prediction. */
  before: v.nullable(predictionBasisSchema),
})
export type SubjectReadiness = v.InferOutput<typeof subjectReadinessSchema>
