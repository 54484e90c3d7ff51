import * as v from 'valibot'

const payloadSchema = v.object({ path: v.string(), answers: v.record(v.string(), v.unknown()) })

type Payload = { path: string; answers: Promise<Readonly<Record<string, unknown>>>; taken: Set<string> }

const nothing: Readonly<Record<string, unknown>> = {}
let isPrerendered: (path: string) => boolean = () => false
let firstPath: string | null = null
let current: Payload | null = null

/**
 * Says which pages the server draws, so that whoever comes to one from another page asks for all its first answers in one request.
 * @param first the page that has come with its answers in the document.
 */
export function expectPayloads(has: (path: string) => boolean, first: string | null): void {
  isPrerendered = has
  firstPath = first
  current = null
}

/**
 * The body of an answer of the API, by its path, out of `_payload.json` of the page that is open; undefined where the page has none, or was
 * given this one before: then the API itself is to be asked.
 */
export async function answerInPayload(call: string, path: string = location.pathname): Promise<unknown> {
  const page = path.replace(/(.)\/+$/, '$1')
  // Its answers were in the document; once it was left, it is a page like any other.
  if (page === firstPath) return undefined
  firstPath = null
  if (!isPrerendered(page)) return undefined
  if (current?.path !== page || current.taken.has(call)) current = { path: page, answers: fetchPayload(page), taken: new Set() }
  current.taken.add(call)
  return (await current.answers)[call]
}

async function fetchPayload(page: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    const address = `${page === '/' ? '' : page}/_payload.json${location.search}`
    const answer = await fetch(address, { signal: AbortSignal.timeout(8000) })
    return answer.ok ? v.parse(payloadSchema, await answer.json()).answers : nothing
  } catch {
    return nothing
  }
}
