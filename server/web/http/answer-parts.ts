import type { Context, MiddlewareHandler } from 'hono'

/** The parts of an answer. Names of headers are written as HTTP writes them: `Content-Type`. */
export type Parts = { status: number; headers: Readonly<Record<string, string>>; body: string | Uint8Array<ArrayBuffer> | null }

const partsKey = Symbol('parts')
type InParts = Response & { [partsKey]?: Parts }

/** Makes an answer whose parts stay at hand: to read its headers back, and to list them anew for the socket, costs more than the rest of a small call. */
export function answerOf(made: Parts): Response {
  const { status, headers, body } = made
  const answer: InParts = new Response(body, { status, headers })
  answer[partsKey] = made
  return answer
}

/** The parts of an answer that `answerOf` has made; undefined for any other. */
export const partsOf = (answer: Response): Parts | undefined => (answer as InParts)[partsKey]

/** Puts an answer in the place of the one that a call has had. */
export function replaceAnswer(c: Context, made: Parts): void {
  c.res = undefined
  c.res = answerOf(made)
}

/** Adds headers to the answer of a call, those that it has excepted. */
export function addHeaders(c: Context, more: Readonly<Record<string, string>>): void {
  const made = partsOf(c.res)
  if (made) return replaceAnswer(c, { ...made, headers: { ...more, ...made.headers } })
  for (const [name, value] of Object.entries(more)) if (!c.res.headers.has(name)) c.res.headers.set(name, value)
}

/** From now on `c.json` answers as before, with an answer whose parts stay at hand. */
export const jsonInParts: MiddlewareHandler = (c, next) => {
  const json = (value: unknown, status = 200, headers: Record<string, string> = {}): Response =>
    answerOf({ status, headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(value) })
  c.json = json as Context['json']
  return next()
}
