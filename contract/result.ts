import * as v from 'valibot'
import { answerSchema } from './answer.ts'
import { drawnFormulaSchema } from './formula/drawn.ts'
import { keySchema } from './key.ts'
import { questionSchema } from './question.ts'
import { surveyClockSchema, surveySchema } from './survey.ts'
import { confidenceSchema } from './survey-event.ts'
import { tells } from './tells.ts'
import { contentId, subjectId } from './text.ts'

const share = { points: v.pipe(v.number(), v.metadata(tells.points)), max: v.number() }

/**
 * One task of the review: the task, its key, and what the pupil answered. `number` is its first number in the paper of its subject.
 * `lateAnswer` came after the time, `draft` was never saved where answers are saved on demand: both earn nothing and are shown;
 * `draftPoints` is what the draft would have earned. `changes`: how often the answer was replaced by another;
 * `turn`: it was right once and ended wrong, or the other way round. `seconds`: how long the task was looked at.
 */
export const resultItemSchema = v.object({
  number: v.number(),
  question: questionSchema,
  key: keySchema,
  answer: answerSchema,
  lateAnswer: v.optional(answerSchema),
  draft: v.optional(answerSchema),
  draftPoints: v.optional(v.number()),
  outcome: v.pipe(v.picklist(['right', 'partial', 'wrong', 'blank', 'unreadable']), v.metadata(tells.outcome)),
  isFlagged: v.boolean(),
  confidence: v.nullable(confidenceSchema),
  seconds: v.number(),
  changes: v.number(),
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

/**
 * The result of a finished survey. `verdicts`: one for each subject whose whole paper it was; empty in practice, which has no scale.
 * `isTimedOut`: the time ended before the pupil did. `durationSeconds` is without pauses. `reviewAt`: the paper of a group,
 * whose tasks, keys and shares come at that moment, or when its owner opens the review; until then `items` is empty.
 * `withheld`: so many tasks are left out, since they stand in a test of the pupil that runs or in a paper of a class before its review.
 * `formulas` of the tasks and keys, each once, where the server drew them.
 */
export const resultSchema = v.object({
  ...v.pick(surveySchema, ['id', 'subject', 'subjects', 'mode', 'policy', 'title', 'paper', 'parent', 'day', 'isBegunOffline']).entries,
  raw: v.pipe(v.number(), v.metadata(tells.points)),
  max: v.number(),
  verdicts: v.array(verdictSchema),
  isTimedOut: v.boolean(),
  startedAt: v.nullable(v.string()),
  finishedAt: v.string(),
  durationSeconds: v.number(),
  alarmSeconds: v.number(),
  alarms: v.number(),
  byTopic: v.array(v.object({ subject: subjectId, topic: contentId, title: v.string(), ...share })),
  byForm: v.array(v.object({ form: v.string(), ...share })),
  items: v.array(resultItemSchema),
  reviewAt: v.optional(v.string()),
  withheld: v.optional(v.number()),
  formulas: v.optional(v.array(drawnFormulaSchema)),
})
export type Result = v.InferOutput<typeof resultSchema>
export const resultAnswerSchema = v.object({ data: v.object({ result: resultSchema }) })

/** The answer to a survey that was begun offline; `result` once it is handed in. */
export const begunAnswerSchema = v.object({
  data: v.object({ clock: surveyClockSchema, result: v.nullable(resultSchema), serverNow: v.string() }),
})
