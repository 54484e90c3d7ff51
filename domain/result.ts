import * as v from 'valibot'
import { answerSchema } from './answer.ts'
import { drawnFormulaSchema } from './formula/drawn.ts'
import { keySchema } from './key.ts'
import { questionSchema } from './question.ts'
import { surveySchema } from './survey.ts'
import { confidenceSchema } from './survey-event.ts'
import { tells } from './tells.ts'
import { contentId, subjectId } from './text.ts'

const share = { points: v.pipe(v.number(), v.metadata(tells.points)), max: v.number() }

/** One task of the review. What came after the time (`lateAnswer`) and what was never saved on demand (`draft`) earn nothing and are shown. */
export const resultItemSchema = v.object({
  /** Its first number in the paper of its subject. */
  number: v.number(),
  question: questionSchema,
  key: keySchema,
  answer: answerSchema,
  lateAnswer: v.optional(answerSchema),
  draft: v.optional(answerSchema),
  /** What the draft would have earned. */
  draftPoints: v.optional(v.number()),
  outcome: v.pipe(v.picklist(['right', 'partial', 'wrong', 'blank', 'unreadable']), v.metadata(tells.outcome)),
  isFlagged: v.boolean(),
  confidence: v.nullable(confidenceSchema),
  /** How long the task was looked at. */
  seconds: v.number(),
  changes: v.number(),
  /** It was right once and ended wrong, or the other way round. */
  turn: v.nullable(v.picklist(['toWrong', 'toRight'])),
  ...share,
})
export type ResultItem = v.InferOutput<typeof resultItemSchema>

/**
 * The verdict of the scale on one subject. `scaled` is 100–200 by the table of `scaleYear`, or null below the threshold, where `missing` raw points
 * are wanting.
 */
export const verdictSchema = v.object({
  subject: subjectId,
  title: v.string(),
  raw: v.pipe(v.number(), v.metadata(tells.points)),
  max: v.number(),
  scaled: v.nullable(v.number()),
  missing: v.number(),
  threshold: v.number(),
  scaleYear: v.number(),
  isScaleVerified: v.boolean(),
})
export type SubjectVerdict = v.InferOutput<typeof verdictSchema>

/** The result of a finished survey. */
export const resultSchema = v.object({
  ...v.pick(surveySchema, ['id', 'subject', 'subjects', 'mode', 'policy', 'title', 'paper', 'parent', 'day', 'isBegunOffline']).entries,
  raw: v.pipe(v.number(), v.metadata(tells.points)),
  max: v.number(),
  /** One for each subject whose whole paper it was; none in practice. */
  verdicts: v.array(verdictSchema),
  /** The time ended before the pupil did. */
  isTimedOut: v.boolean(),
  startedAt: v.nullable(v.string()),
  finishedAt: v.string(),
  /** Without pauses. */
  durationSeconds: v.number(),
  alarmSeconds: v.number(),
  alarms: v.number(),
  byTopic: v.array(v.object({ subject: subjectId, topic: contentId, title: v.string(), ...share })),
  byForm: v.array(v.object({ form: v.string(), ...share })),
  items: v.array(resultItemSchema),
  /** Of a group’s paper: until then, or its owner’s word, `items` is empty. */
  reviewAt: v.optional(v.string()),
  /** So many tasks are left out, since they stand in an open test or in a paper of a class. */
  withheld: v.optional(v.number()),
  /** Of tasks and keys, each once, where the server drew them. */
  formulas: v.optional(v.array(drawnFormulaSchema)),
})
export type Result = v.InferOutput<typeof resultSchema>
