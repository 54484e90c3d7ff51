import { isHTTPError } from 'ky'
import * as v from 'valibot'
import { problemSchema } from '#contract/problem'

/** What went wrong with a call: the HTTP status, or null where no usable answer came, and words for the pupil. */
export type Problem = { status: number | null; detail: string }

export function problemOf(error: unknown): Problem {
  if (!isHTTPError(error)) return { status: null, detail: 'An unexpected error occurred' }
  const body = v.safeParse(problemSchema, error.data)
  return { status: error.response.status, detail: body.success && body.output.errorMessage ? body.output.errorMessage : 'An error occurred' }
}
