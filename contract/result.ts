import * as v from 'valibot'
import { surveyClockSchema } from '#domain/survey'
import { resultSchema } from '#domain/result'

export const resultAnswerSchema = v.object({ data: v.object({ result: resultSchema }) })

/** The answer to a survey that was begun offline; `result` once it is handed in. */
export const begunAnswerSchema = v.object({
  data: v.object({ clock: surveyClockSchema, result: v.nullable(resultSchema), serverNow: v.string() }),
})
