import * as v from 'valibot'
import { surveySchema, type Survey } from '#contract/survey'
import { surveyEventSchema, type SurveyEvent } from '#contract/survey-event'

/** Goes up whenever an older copy can no longer be read; the server then gives a new one. */
const version = 2

/** A survey as the device keeps it. Its facts are kept apart, one by one. */
export type KeptSurvey = { id: string; version: number; survey: Survey }

export const keepable = (survey: Survey): KeptSurvey => ({ id: survey.id, version, survey: { ...survey, events: [] } })

const keptSchema = v.object({
  version: v.literal(version),
  survey: v.pipe(
    surveySchema,
    v.check(({ questions }) => questions.length > 0),
  ),
})

/** @returns undefined for a copy that is older, torn or foreign: then the server is asked as if there were none. */
export function readKept(kept: unknown): Survey | undefined {
  const read = v.safeParse(keptSchema, kept)
  return read.success ? read.output.survey : undefined
}

const stampSchema = v.object({ id: v.string(), client: v.string(), at: v.string() })
const anyUuid = '00000000-0000-4000-8000-000000000000'
const anyStamp = { id: anyUuid, client: anyUuid, at: '2026-01-01T00:00:00.000Z' }

/**
 * Facts that can be read. One that cannot is left where it is and counts for nothing. A stamp that the server might refuse, say of a device
 * whose clock stands in 1970, takes nothing away from the sheet.
 */
export const readEvents = (events: readonly SurveyEvent[]): SurveyEvent[] =>
  events.filter((event) => v.is(stampSchema, event) && v.is(surveyEventSchema, { ...event, ...anyStamp }))
