import * as v from 'valibot'
import { surveySchema, type Survey } from '#contract/survey'

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
