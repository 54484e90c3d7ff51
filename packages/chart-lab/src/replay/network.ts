import { addressOf, methodOf } from '../recorder/answers.ts'
import { createMask } from '../recorder/mask.ts'
import type { Entry, Recording } from '../recorder/recording.ts'

export type Answer = Extract<Entry, { kind: 'answer' }>
type Call = { key: string; take: (answer: Answer) => void; goOut: () => void }

/** Files of the application itself come from where they always come. */
const isFile = (path: string) => /\.(?:m?js|css|map|woff2?|svg|png|jpe?g|webp|avif|ico|wasm)(?:\?|$)/.test(path)
const textual = /json|text\/plain/
const { line } = createMask()
/** Secrets in addresses are hidden in the recording and stood in for on the page. */
const bare = (call: string) => line(call).replaceAll(/(?<==)masked[^&#]*/g, '…')
const keyOf = ({ method, path }: Pick<Answer, 'method' | 'path'>) => bare(`${method} ${path}`)

export type PlayedNetwork = {
  fetch: typeof fetch
  /** Gives this answer to the call that it was given to when it was recorded, or to the next one that asks. */
  give: (answer: Answer) => void
  waitsFor: (answer: Answer) => boolean
  /** Calls that the recording does not know, by method and path. */
  unknown: () => readonly string[]
  /** Calls that change something and came more often than in the recording: they had the last answer once more. */
  repeated: () => readonly string[]
  /** From now on calls go out, those that still wait too. */
  release: () => void
}

/** A network that answers out of a recording: by method and path, in the order of the recording, when its turn comes. */
export function playNetwork(recording: Recording, network: typeof fetch = globalThis.fetch): PlayedNetwork {
  const answers = recording.entries.filter((entry) => entry.kind === 'answer')
  /** The number of answers still to come, and of calls that never got one, by call. */
  const [left, silent] = [counted(answers.map(keyOf)), counted((recording.unanswered ?? []).map(bare))]
  const outside = new Set(answers.filter(isOutside).map(keyOf))
  const [ready, waiting, given] = [[] as Answer[], [] as Call[], new Map<string, Answer>()]
  const [unknown, repeated]: [string[], string[]] = [[], []]
  let isReleased = false

  const played: typeof fetch = (input, init) => {
    const [method, path] = [methodOf(input, init), addressOf(input)]
    const key = bare(`${method} ${path}`)
    if (isReleased || outside.has(key) || (method === 'GET' && isFile(path))) return network(input, init)
    const signal = init?.signal ?? (input instanceof Request ? input.signal : null)
    if (signal?.aborted) return Promise.reject(signal.reason as Error)
    const at = ready.findIndex((answer) => keyOf(answer) === key)
    if (at >= 0) return answered(note(ready.splice(at, 1)[0]!))
    if (left.of(key) > 0 || silent.of(key) > 0) return wait(key, signal, () => network(input, init))
    const before = given.get(key)
    if (before && method !== 'GET') repeated.push(`${method} ${path}`)
    return before ? answered(before) : refuse(`${method} ${path}`)
  }
  const note = (answer: Answer) => (given.set(keyOf(answer), answer), answer)
  const refuse = async (call: string): Promise<Response> => {
    unknown.push(call)
    return Response.json({ error: `not in the recording: ${call}` }, { status: 501, statusText: 'Not in the recording' })
  }
  const wait = (key: string, signal: AbortSignal | null, goOut: () => Promise<Response>) =>
    new Promise<Response>((resolve, reject) => {
      const isSilent = left.of(key) === 0
      if (isSilent) silent.take(key)
      const call: Call = { key, take: (answer) => resolve(answered(note(answer))), goOut: () => resolve(goOut()) }
      waiting.push(call)
      signal?.addEventListener('abort', () => {
        if (waiting.includes(call)) waiting.splice(waiting.indexOf(call), 1)
        if (!isSilent) silent.take(key)
        reject(signal.reason as Error)
      })
    })
  const waitingFor = (answer: Answer) => waiting.filter(({ key }) => key === keyOf(answer))
  return {
    fetch: played,
    waitsFor: (answer) => waitingFor(answer).length > 0,
    give: (answer) => {
      left.take(keyOf(answer))
      const alike = waitingFor(answer)
      const call = alike[olderThan(answer, answers)] ?? alike[0]
      if (!call) return void ready.push(answer)
      waiting.splice(waiting.indexOf(call), 1)
      call.take(answer)
    },
    unknown: () => unknown,
    repeated: () => repeated,
    release: () => {
      isReleased = true
      for (const call of waiting.splice(0)) call.goOut()
    },
  }
}

function counted(keys: readonly string[]) {
  const counts = new Map<string, number>()
  const of = (key: string) => counts.get(key) ?? 0
  const add = (key: string, more: number) => void counts.set(key, of(key) + more)
  for (const key of keys) add(key, 1)
  return { of, take: (key: string) => add(key, -1) }
}

/** An answer that is no text was not kept: it comes from where it came. */
const isOutside = ({ headers, body, status }: Answer) =>
  status > 0 && body === undefined && Boolean(headers?.['content-type']) && !textual.test(headers?.['content-type'] ?? '')

/** Counts the calls of the same address that were made before this one and answered after it. */
const olderThan = (answer: Answer, answers: readonly Answer[]): number =>
  answers.slice(answers.indexOf(answer) + 1).filter((later) => keyOf(later) === keyOf(answer) && (later.turn ?? 0) < (answer.turn ?? 0))
    .length

async function answered({ method, path, status, headers = {}, body }: Answer): Promise<Response> {
  if (status === 0) throw new TypeError(`As recorded, the network failed: ${method} ${path}`)
  const hasBody = ![204, 205, 304].includes(status)
  return new Response(hasBody ? (body ?? '') : null, { status, headers })
}
