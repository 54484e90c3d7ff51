import * as v from 'valibot'
import { problemSchema } from '#contract/problem'

/** What went wrong with a call: the HTTP status, or null where no usable answer came, and words for the pupil. */
export type Problem = { status: number | null; detail: string }

/** An error that ky throws for a 4xx or 5xx answer; told by its shape, so that ky itself need not be loaded to look at it. */
const httpErrorSchema = v.object({ name: v.literal('HTTPError'), response: v.object({ status: v.number() }), data: v.unknown() })

/** What a refusal without our words is called. */
export const unspoken = 'An error occurred'

export function problemOf(error: unknown): Problem {
  const refusal = v.safeParse(httpErrorSchema, error)
  if (!refusal.success) return { status: null, detail: 'An unexpected error occurred' }
  const { response, data } = refusal.output
  const body = v.safeParse(problemSchema, data)
  return { status: response.status, detail: body.success && body.output.errorMessage ? body.output.errorMessage : unspoken }
}
