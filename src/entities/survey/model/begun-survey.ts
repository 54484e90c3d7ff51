import * as v from 'valibot'
import { begunSchema, keysSchema, packSchema, sealedSchema, type Pack } from '#contract/pack'
import { resultSchema } from '#domain/result'
import { surveyEventSchema } from '#domain/survey-event'

/**
 * A survey that was begun offline. `keys` or, before the hand-in, `sealed` ones; `events` and `result` since the hand-in. Once `isTaken` the server
 * has it, and it is like any other.
 */
export const begunSurveySchema = v.object({
  begun: v.omit(begunSchema, ['events']),
  subject: packSchema.entries.subject,
  keys: v.nullable(keysSchema),
  sealed: v.nullable(sealedSchema),
  events: v.nullable(v.array(surveyEventSchema)),
  result: v.nullable(resultSchema),
  isTaken: v.boolean(),
})
export type BegunSurvey = v.InferOutput<typeof begunSurveySchema>

export function begunFrom({ subject, paper, practice }: Pack, begun: BegunSurvey['begun']): BegunSurvey {
  const isPaper = begun.mode === 'nmt'
  return {
    begun,
    subject,
    keys: isPaper ? null : (practice?.keys ?? null),
    sealed: isPaper ? (paper?.sealed ?? null) : null,
    events: null,
    result: null,
    isTaken: false,
  }
}

/** @returns null for anything else, and for one that cannot be read. */
export function readBegun(stored: unknown): BegunSurvey | null {
  const read = v.safeParse(begunSurveySchema, stored)
  return read.success ? read.output : null
}
