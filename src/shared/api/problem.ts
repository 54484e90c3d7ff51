import * as v from 'valibot'
import { problemSchema } from '#contract/problem'

/** A failed call: the HTTP status, or null where no usable answer came, and words for the pupil. */
export type Problem = { status: number | null; detail: string }

/** An error that ky throws for a 4xx or 5xx answer; told by its shape, so that ky itself need not be loaded to look at it. */
const httpErrorSchema = v.object({ name: v.literal('HTTPError'), response: v.object({ status: v.number() }), data: v.unknown() })

/** The words for a refusal that has none. */
export const unspoken = 'An error occurred'

/** Thrown where waiting facts belong to another visitor: they stay where they are, which is no failure. */
export class AnotherOwnerError extends Error {
  override name = 'AnotherOwnerError'
}

/** A 200 whose body says `success: false`: the server has refused in so many words. */
export class DeclinedError extends Error {
  override name = 'DeclinedError'
  readonly status: number
  constructor(status: number, body: unknown) {
    super(wordsIn(body))
    this.status = status
  }
}

function wordsIn(body: unknown): string {
  const read = v.safeParse(problemSchema, body)
  return read.success && read.output.errorMessage ? read.output.errorMessage : unspoken
}

export function problemOf(error: unknown): Problem {
  if (error instanceof DeclinedError) return { status: error.status, detail: error.message }
  const refusal = v.safeParse(httpErrorSchema, error)
  if (!refusal.success) return { status: null, detail: 'An unexpected error occurred' }
  const { response, data } = refusal.output
  return { status: response.status, detail: wordsIn(data) }
}
