import * as v from 'valibot'
import { drawnFormulaSchema } from './formula/drawn.ts'
import { keySchema } from './key.ts'
import { questionSchema } from './question.ts'
import { surveyEventSchema } from './survey-event.ts'
import { surveyModeSchema, surveyPolicySchema } from './survey-mode.ts'
import { tells } from './tells.ts'
import { contentId, subjectId } from './text.ts'

/** `{type}-{uid}`: `type` is `[a-z]+`, the uid all after the first hyphen. */
export const surveyId = v.pipe(v.string(), v.regex(/^[a-z]{1,16}-[A-Za-z0-9-]{8,64}$/, 'Хибний ідентифікатор тесту'))

/**
 * ISO moments by the server’s clock. `startedAt` and `deadlineAt` are null until the first opening; `seconds` without a clock. In a pause
 * the deadline is as if it went on now.
 */
export const surveyClockSchema = v.object({
  seconds: v.nullable(v.number()),
  startedAt: v.nullable(v.string()),
  deadlineAt: v.nullable(v.string()),
  finishedAt: v.nullable(v.string()),
  pausedAt: v.nullable(v.string()),
  /** Seconds of all ended pauses for an alarm. */
  alarmSeconds: v.number(),
})
export type SurveyClock = v.InferOutput<typeof surveyClockSchema>

/** The whole day: its two blocks. `breakEndsAt` is set in the second one once the first is finished. */
export const examDaySchema = v.object({ block: v.picklist([1, 2]), otherId: surveyId, breakEndsAt: v.nullable(v.string()) })

const about = {
  id: surveyId,
  /** The subject of its address; `block` for two subjects under one clock. */
  subject: subjectId,
  /** The subjects of its tasks, in the order of the paper. */
  subjects: v.array(subjectId),
  mode: surveyModeSchema,
  policy: surveyPolicySchema,
  title: v.string(),
  createdAt: v.string(),
  clock: surveyClockSchema,
  /** The paper that it was made of; null where the tasks were drawn from the bank. */
  paper: v.nullable(contentId),
  /** The survey that this one repeats. */
  parent: v.nullable(surveyId),
  day: v.nullable(examDaySchema),
  /** It was begun without a network, from a pack. */
  isBegunOffline: v.optional(v.boolean()),
}

/**
 * A test session. `events`: all that the server has. `keys` by task where feedback comes after each, else null. `formulas`: each once; a
 * copy of an older program has none.
 */
export const surveySchema = v.object({
  ...about,
  questions: v.array(questionSchema),
  keys: v.nullable(v.record(contentId, keySchema)),
  events: v.array(surveyEventSchema),
  formulas: v.optional(v.array(drawnFormulaSchema)),
})
export type Survey = v.InferOutput<typeof surveySchema>

/**
 * A survey in a list. Points are null while answers are taken; `scaled` is for a whole paper above the threshold. `answered` and `tasks`
 * are numbers of the paper while it runs.
 */
export const surveySummarySchema = v.object({
  ...about,
  answered: v.number(),
  tasks: v.number(),
  raw: v.nullable(v.pipe(v.number(), v.metadata(tells.points))),
  max: v.number(),
  scaled: v.nullable(v.number()),
})
export type SurveySummary = v.InferOutput<typeof surveySummarySchema>
