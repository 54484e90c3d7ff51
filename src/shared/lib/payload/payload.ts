import * as v from 'valibot'

const payloadSchema = v.object({ path: v.string(), answers: v.record(v.string(), v.unknown()) })

type Payload = { path: string; answers: Promise<Readonly<Record<string, unknown>>>; taken: Set<string> }

const nothing: Readonly<Record<string, unknown>> = {}
let isPrerendered: (path: string) => boolean = () => false
let firstPath: string | null = null
let current: Payload | null = null
let ahead: { address: string; at: number; answers: Payload['answers'] } | null = null

/** So long after it was fetched ahead of a visit a payload is still good for it, in ms. */
const freshMs = 30_000

/**
 * Tells which pages the server draws, so that a way to one of them asks for all its first answers in one request.
 * @param first the page that came with its answers in the document
 */
export function expectPayloads(has: (path: string) => boolean, first: string | null): void {
  isPrerendered = has
  firstPath = first
  current = null
  ahead = null
}

/** Fetches the first answers of a page whose link is about to be followed. Resolves once they are here or cannot be had; never rejects. */
export async function fetchPayloadAhead({ pathname, search }: Pick<URL, 'pathname' | 'search'>): Promise<void> {
  const page = bare(pathname)
  if (!isPrerendered(page)) return
  const address = addressOf(page, search)
  if (!isFresh(address)) ahead = { address, at: Date.now(), answers: fetchPayload(address) }
  await ahead?.answers
}

const bare = (path: string): string => path.replace(/(.)\/+$/, '$1')
const addressOf = (page: string, search: string): string => `${page === '/' ? '' : page}/_payload.json${search}`
const isFresh = (address: string): boolean => ahead?.address === address && Date.now() - ahead.at < freshMs

/**
 * The body of an answer of the API out of the open page’s `_payload.json`, by its path. Undefined where there is none or it was given
 * already: ask the API then.
 */
export async function answerInPayload(call: string, path: string = location.pathname): Promise<unknown> {
  const page = bare(path)
  // Its answers were in the document; once it was left, it is a page like any other.
  if (page === firstPath) return undefined
  firstPath = null
  if (!isPrerendered(page)) return undefined
  if (current?.path !== page || current.taken.has(call)) current = { path: page, answers: answersOf(page), taken: new Set() }
  current.taken.add(call)
  return (await current.answers)[call]
}

/** Takes what was fetched ahead; it serves one visit. */
function answersOf(page: string): Payload['answers'] {
  const address = addressOf(page, location.search)
  const answers = isFresh(address) && ahead ? ahead.answers : fetchPayload(address)
  ahead = null
  return answers
}

async function fetchPayload(address: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(8000) })
    return answer.ok ? v.parse(payloadSchema, await answer.json()).answers : nothing
  } catch {
    return nothing
  }
}
