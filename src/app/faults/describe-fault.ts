import { impersonal, type ClientError } from '#contract/client-error'
import { isUnanswered, problemOf } from '@/shared/api'

/** A fault outside a call: the event that brought it, and whatever was thrown. */
export type Fault = { kind: ClientError['kind']; error: unknown }

const ofCalls = new Set(['AbortError', 'DeclinedError', 'HTTPError', 'NetworkError', 'SchemaValidationError', 'TimeoutError'])
const isMissedChunk = (words: string) => /dynamically imported module|module script failed|preload CSS/i.test(words)
const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

/** Failed calls are said where calls are watched, missed chunks have a guard of their own, and what other programs in the page do is not ours. */
export function isOurs({ kind, error }: Fault): boolean {
  if (error instanceof Error && ofCalls.has(error.name)) return false
  if (isUnanswered(error) || problemOf(error).status !== null || isMissedChunk(wordsOf(error))) return false
  const isForeign =
    error === null || error === undefined || (error instanceof Error && /\b(chrome|moz|safari-web)-extension:/.test(error.stack ?? ''))
  return !isForeign && !(kind === 'error' && /^(Script error|ResizeObserver loop)/.test(wordsOf(error)))
}

/** Describes a fault to the operator. It tells nothing of the visitor, not even the address of the page. */
export function describeFault({ kind, error }: Fault, around: Pick<ClientError, 'route' | 'build' | 'isFatal'>): ClientError {
  const name = error instanceof Error && /^[A-Za-z]{1,40}$/.test(error.name) ? error.name : 'Unknown'
  const places = [...((error instanceof Error ? error.stack : '') ?? '').matchAll(/\/assets\/[\w.-]{1,100}:\d{1,7}:\d{1,7}/g)].map(
    ([place]) => place,
  )
  return { kind, name, message: impersonal(wordsOf(error)), places: places.slice(0, 6), ...around }
}
