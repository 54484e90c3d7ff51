import * as v from 'valibot'
import { surveyClockSchema, surveySchema, type Survey, type SurveyClock } from '#domain/survey'

/** Goes up whenever an older copy can no longer be read; the server then gives a new one. */
const version = 2

/** A survey as the device keeps it. Its facts are kept apart, one by one. */
export type StoredSurvey = { id: string; version: number; survey: Survey }

export const storable = (survey: Survey): StoredSurvey => ({ id: survey.id, version, survey: { ...survey, events: [] } })

const storedSchema = v.object({
  version: v.literal(version),
  survey: v.pipe(
    surveySchema,
    v.check(({ questions }) => questions.length > 0),
  ),
})

/** @returns undefined for a copy that is older, torn or foreign: then the server is asked as if there were none. */
export function readStored(stored: unknown): Survey | undefined {
  const read = v.safeParse(storedSchema, stored)
  return read.success ? read.output.survey : undefined
}

const clockSchema = v.object({ survey: v.object({ clock: surveyClockSchema }) })

/** Reads the clock alone: it is asked at every fact, and the rest of a paper is long. @returns undefined for a copy without one. */
export function readStoredClock(stored: unknown): SurveyClock | undefined {
  const read = v.safeParse(clockSchema, stored)
  return read.success ? read.output.survey.clock : undefined
}
