import { isText, type Heard } from './listen.ts'
import type { Mask } from './mask.ts'
import type { Happening } from './recording.ts'

const keptHeaders = ['content-type', 'retry-after']

/** Path and search of an address of this origin, the whole of another. */
export const addressOf = (input: RequestInfo | URL): string => {
  const { origin, href } = new URL(input instanceof Request ? input.url : input, location.href)
  return origin === location.origin ? href.slice(origin.length) : href
}
export const methodOf = (input: RequestInfo | URL, init?: RequestInit): string =>
  (init?.method ?? (input instanceof Request ? input.method : 'GET')).toUpperCase()

type Call = Extract<Heard, { kind: 'call' }>

/** A call and how it ended, without the body of the answer. */
export function callOf({ input, init, response, turn }: Call, mask: Mask): Happening {
  const call = { kind: 'answer', turn, method: methodOf(input, init), path: mask.line(addressOf(input)) } as const
  if (!response) return { ...call, status: 0 }
  const headers = Object.fromEntries(
    keptHeaders.flatMap((name) => (response.headers.has(name) ? [[name, response.headers.get(name)!]] : [])),
  )
  return { ...call, status: response.status, headers }
}

/** The body of an answer if it is text, masked unless its address is open to everybody. */
export async function bodyOf({ input, response }: Call, mask: Mask, isOpen: (path: string) => boolean): Promise<string | undefined> {
  if (!response || !isText(response)) return undefined
  const body = await response.text().catch(() => undefined)
  return body === undefined || isOpen(addressOf(input)) ? body : mask.text(body)
}
