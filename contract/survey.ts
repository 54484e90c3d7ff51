import * as v from 'valibot'
import { keySchema } from '#domain/key'
import { questionSchema } from '#domain/question'
import { surveyClockSchema, surveySchema, surveySummarySchema } from '#domain/survey'

export const surveyAnswerSchema = v.object({ data: v.object({ survey: surveySchema, serverNow: v.string() }) })

/** A page of the list; `next` is what `after` of the call for the following page must say, null on the last one. */
export const surveysAnswerSchema = v.object({
  data: v.object({ surveys: v.array(surveySummarySchema), next: v.optional(v.nullable(v.string()), null), serverNow: v.string() }),
})

/** Acknowledgement: every event of the batch is stored now. `duplicates` were stored before. */
export const eventsAnswerSchema = v.object({
  data: v.object({ accepted: v.number(), duplicates: v.number(), clock: surveyClockSchema, serverNow: v.string() }),
})
export type EventsAnswer = v.InferOutput<typeof eventsAnswerSchema>

/** Answer to `more`: the task that was added, and its key. */
export const moreAnswerSchema = v.object({ data: v.object({ question: questionSchema, key: keySchema }) })

/** Answer to `next`: the next task of a diagnostic, null where enough is known. */
export const nextAnswerSchema = v.object({ data: v.object({ question: v.nullable(questionSchema) }) })
export type NextAnswer = v.InferOutput<typeof nextAnswerSchema>

/**
 * Body of a finish. `devices`: how many facts this device has written, and the SHA-256 (hex) of their ids by `seq`, joined by line feeds.
 * 409 with `missing` when some have not arrived.
 */
export const finishSchema = v.object({
  devices: v.optional(
    v.pipe(
      v.array(
        v.object({
          client: v.pipe(v.string(), v.uuid()),
          count: v.pipe(v.number(), v.integer(), v.minValue(0)),
          hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
        }),
      ),
      v.maxLength(20),
    ),
  ),
})
export type Finish = v.InferOutput<typeof finishSchema>

/** Body of the 409 of a finish: `seqs` of each device that have not arrived; all of them where the hash alone differs. */
export const missingFactsSchema = v.object({
  errorMessage: v.string(),
  missing: v.array(v.object({ client: v.string(), seqs: v.array(v.number()) })),
})
