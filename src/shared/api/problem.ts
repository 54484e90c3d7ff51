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

/** Thrown where a call cannot go out because its token is overdue and a new one cannot be had: for the pupil, as without a network. */
export class CutOffError extends Error {
  override name = 'CutOffError'
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

/** The words for a call that the device itself could not send. */
export const offlineWords = 'Немає мережі'

/** Tells whether the device says that it has no network; without a browser nobody knows. */
export const isOffline = (): boolean => 'onLine' in navigator && !navigator.onLine

/** Tells whether no answer came: no network, a server that is away, or neither in time. An answer that makes no sense is one. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof Error &&
  (error.name === 'NetworkError' || error.name === 'TimeoutError' || (error instanceof TypeError && ofFetch.test(error.message)))

/** As Chromium, Firefox and WebKit say that a request did not reach anybody. */
const ofFetch =
  /failed to fetch|networkerror|load failed|network connection|fetch failed|could not connect|timed out|appears to be offline/i

const isCutOff = (error: unknown): boolean => error instanceof Error && (error.cause ?? error) instanceof CutOffError

export function problemOf(error: unknown): Problem {
  if (error instanceof DeclinedError) return { status: error.status, detail: error.message }
  const refusal = v.safeParse(httpErrorSchema, error)
  if (!refusal.success)
    return { status: null, detail: isCutOff(error) || (isOffline() && isUnanswered(error)) ? offlineWords : 'An unexpected error occurred' }
  const { response, data } = refusal.output
  return { status: response.status, detail: wordsIn(data) }
}
