import * as v from 'valibot'
import { answerSchema } from './answer.ts'
import { questionSchema } from './question.ts'
import { contentId, moment, subjectId } from './text.ts'

/** Modes of practice that can be started. The mode is also the `{type}` of the survey’s address. */
export const surveyModeSchema = v.picklist(['nmt'], 'Невідомий режим')
export type SurveyMode = v.InferOutput<typeof surveyModeSchema>

/** `{type}-{uid}`: `type` is `[a-z]+`, the uid all after the first hyphen. */
export const surveyId = v.pipe(v.string(), v.regex(/^[a-z]{1,16}-[A-Za-z0-9-]{8,64}$/, 'Хибний ідентифікатор тесту'))

export const surveyRequestSchema = v.object({
  subject: subjectId,
  mode: surveyModeSchema,
  /** A certain paper; without it the server picks one that the visitor has not finished yet. */
  paper: v.optional(contentId),
})
export type SurveyRequest = v.InferInput<typeof surveyRequestSchema>

const fact = {
  /** Made by the device (UUID), so that the same fact may arrive twice without harm. */
  id: v.pipe(v.string('Хибний ідентифікатор'), v.uuid('Хибний ідентифікатор')),
  /** The device that wrote the fact; `seq` counts the facts of one device in one survey, from 1. */
  client: v.pipe(v.string('Хибний пристрій'), v.uuid('Хибний пристрій')),
  seq: v.pipe(v.number('Хибний номер'), v.integer('Хибний номер'), v.minValue(1, 'Хибний номер'), v.maxValue(1_000_000, 'Хибний номер')),
  /** When it happened by the server’s clock, as the device knows it. */
  at: moment,
}

/**
 * A fact of a survey. Facts are only ever added; the state of a survey is what follows from all of them.
 * `open` starts the clock; `answer` replaces the answer to a task (`null` takes it back); `flag` marks a task for a second look.
 */
export const surveyEventSchema = v.variant(
  'kind',
  [
    v.object({ ...fact, kind: v.literal('open') }),
    v.object({ ...fact, kind: v.literal('answer'), question: contentId, value: answerSchema }),
    v.object({ ...fact, kind: v.literal('flag'), question: contentId, isFlagged: v.boolean('Хибна позначка') }),
    v.object({ ...fact, kind: v.literal('visit'), question: contentId }),
  ],
  'Невідома подія',
)
export type SurveyEvent = v.InferOutput<typeof surveyEventSchema>

export const surveyEventsSchema = v.object({
  events: v.pipe(
    v.array(surveyEventSchema, 'Потрібен перелік подій'),
    v.minLength(1, 'Потрібна хоча б одна подія'),
    v.maxLength(200, 'Забагато подій'),
  ),
})

/** Times are ISO moments by the server’s clock; `startedAt` and `deadlineAt` are null until the survey is first opened. */
export const surveyClockSchema = v.object({
  seconds: v.number(),
  startedAt: v.nullable(v.string()),
  deadlineAt: v.nullable(v.string()),
  finishedAt: v.nullable(v.string()),
})

/** A running or finished test session. The questions carry no keys; `events` is everything that the server has received. */
export const surveySchema = v.object({
  id: surveyId,
  subject: subjectId,
  mode: surveyModeSchema,
  title: v.string(),
  clock: surveyClockSchema,
  createdAt: v.string(),
  questions: v.array(questionSchema),
  events: v.array(surveyEventSchema),
})
export type Survey = v.InferOutput<typeof surveySchema>
export type SurveyClock = v.InferOutput<typeof surveyClockSchema>

export const surveyAnswerSchema = v.object({ data: v.object({ survey: surveySchema, serverNow: v.string() }) })

/** A survey in a list: enough to offer «Продовжити» and to show the latest results. */
export const surveySummarySchema = v.object({
  id: surveyId,
  subject: subjectId,
  mode: surveyModeSchema,
  title: v.string(),
  createdAt: v.string(),
  clock: surveyClockSchema,
  answered: v.number(),
  tasks: v.number(),
  raw: v.nullable(v.number()),
  max: v.number(),
  scaled: v.nullable(v.number()),
})
export type SurveySummary = v.InferOutput<typeof surveySummarySchema>
export const surveysAnswerSchema = v.object({ data: v.object({ surveys: v.array(surveySummarySchema), serverNow: v.string() }) })

/** Acknowledgement: every event of the batch is stored now. `duplicates` were stored before. */
export const eventsAnswerSchema = v.object({
  data: v.object({ accepted: v.number(), duplicates: v.number(), clock: surveyClockSchema, serverNow: v.string() }),
})
export type EventsAnswer = v.InferOutput<typeof eventsAnswerSchema>
