import * as v from 'valibot'

/** The longest wait that a server may ask for. */
const longestMs = 300_000

const refusalSchema = v.object({
  name: v.literal('HTTPError'),
  response: v.object({ status: v.picklist([429, 503]), headers: v.instance(Headers) }),
})

/**
 * How long the server asks to wait: `Retry-After` of a 429 or 503.
 * @returns milliseconds, at most five minutes; 0 where it asks nothing or nonsense.
 */
export function retryAfterOf(error: unknown, now: number): number {
  const refusal = v.safeParse(refusalSchema, error)
  const asked = refusal.success ? refusal.output.response.headers.get('Retry-After')?.trim() : undefined
  if (!asked) return 0
  const ms = /^\d+$/.test(asked) ? Number(asked) * 1000 : Date.parse(asked) - now
  return Number.isFinite(ms) ? Math.min(Math.max(0, ms), longestMs) : 0
}
