/** A request and the key that the server knows it by. */
export type Call = { request: unknown; key: string }

/** Gives a request the key of the last call where that call made the same request and had no answer, otherwise a new key. */
export const keyFor = (request: unknown, unanswered: Call | null, newKey: () => string): Call =>
  unanswered !== null && isSame(unanswered.request, request) ? unanswered : { request, key: newKey() }

/** Requests are the same by what is written in them; of two files nobody can tell. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other || (!(one instanceof Blob) && !(other instanceof Blob) && JSON.stringify(one) === JSON.stringify(other))
