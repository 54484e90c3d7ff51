import type { InspectionEvent } from 'xstate'
import { chanceFrom, newSeed, type Chance } from './chance.ts'
import { controlsNow } from './controls-now.ts'

type Call = { input: RequestInfo | URL; init: RequestInit | undefined }
type Given =
  | { kind: 'chart'; event: InspectionEvent }
  | (Call & { kind: 'call'; turn: number; response: Response | null })
  | { kind: 'storage'; key: string | null; value: string | null }
  | { kind: 'message'; channel: string; data: unknown }
  | { kind: 'page'; event: Event; target: EventTarget | null; value: string; controls: readonly Element[] }
/** Something that was heard, as it was: references alone, and the address of the page at that moment. */
export type Heard = { at: number; href: string } & Given

export type Listener = {
  /** Hears what is sent to the charts: hand it to every root actor, `createActor(machine, { inspect })`. */
  inspect: (event: InspectionEvent) => void
  /** Chance and ids that can be had again: what must be repeated takes them from here. Never secrets. */
  chance: Chance
  /** The page’s network, listened to. */
  fetch: typeof fetch
  seed: string
  startedAt: number
  /** Ms since the start. */
  at: () => number
  /** Hands over what was heard so far, with what the device held at the start, and from now on everything at once. @returns what was heard before. */
  tellTo: (hear: (heard: Heard) => void) => { heard: readonly Heard[]; isWhole: boolean; page: string; held: readonly Texts[] }
  /** Hears what other tabs say on a channel: hand it every message that the page gets from one. */
  hearMessage: (channel: string, data: unknown) => void
  /** Calls that nothing has answered yet, or ever will: the page has given them up. */
  unanswered: () => readonly Call[]
  stop: () => void
}
type Texts = Record<string, string>

const most = 500
const kinds = ['click', 'input', 'change', 'keydown', 'popstate']

/** The `fetch` and the seed for a replay of a recording, instead of those of the page. */
export type ListenOptions = { fetch?: typeof fetch; seed?: string; onFirst?: () => void }

/**
 * Notes what happens to a page until the recorder has loaded. Copies, stores and sends nothing.
 * @param options.onFirst called at the first thing that a person does
 */
export function listen({ fetch = globalThis.fetch, seed = newSeed(), onFirst }: ListenOptions = {}): Listener {
  const [startedAt, begun] = [Date.now(), performance.now()]
  const [at, page] = [() => Math.round(performance.now() - begun), here()]
  const held = [textsIn(() => localStorage), textsIn(() => sessionStorage)]
  const open = new Set<Call>()
  let [early, isWhole, turns] = [[] as Heard[], true, 0]
  let first = onFirst
  let hear = (heard: Heard): void => void ((isWhole &&= early.length < most) && early.push(heard))
  const tell = (given: Given) => hear({ at: at(), href: here(), ...given })
  const onPage = (event: Event) => {
    if (event.type === 'popstate' || event.isTrusted) {
      first?.()
      first = undefined
    }
    const { value } = (event.target ?? {}) as { value?: unknown }
    tell({ kind: 'page', event, target: event.target, value: typeof value === 'string' ? value : '', controls: controlsNow() })
  }
  for (const kind of kinds) addEventListener(kind, onPage, true)
  const onStorage = ({ key, newValue }: StorageEvent) => tell({ kind: 'storage', key, value: newValue })
  addEventListener('storage', onStorage)
  return {
    seed,
    startedAt,
    at,
    chance: chanceFrom(seed),
    inspect: (event) => {
      if (event.type === '@xstate.event' && !event.sourceRef) tell({ kind: 'chart', event })
    },
    fetch: async (input, init) => {
      const call = { input, init }
      const turn = (turns += 1)
      if (open.size < most) open.add(call)
      const tellEnd = (response: Response | null) => {
        open.delete(call)
        tell({ kind: 'call', turn, ...call, response: response && isText(response) ? response.clone() : response })
      }
      try {
        const response = await fetch(input, init)
        tellEnd(response)
        return response
      } catch (error) {
        if ((error as Error).name !== 'AbortError') tellEnd(null)
        throw error
      }
    },
    hearMessage: (channel, data) => tell({ kind: 'message', channel, data }),
    unanswered: () => [...open],
    tellTo: (listener) => {
      hear = listener
      const heard = early
      early = []
      return { heard, isWhole, page, held }
    },
    stop: () => {
      for (const kind of kinds) removeEventListener(kind, onPage, true)
      removeEventListener('storage', onStorage)
    },
  }
}

/** The address of the page: path, search and hash. */
export const here = () => location.pathname + location.search + location.hash

/** Answers whose body is worth keeping. */
export const isText = ({ headers }: Response): boolean => /json|text\/plain/.test(headers.get('content-type') ?? '')

/** Reads a storage of the browser; one that is refused counts as empty. */
function textsIn(storage: () => Storage): Texts {
  try {
    const texts = storage()
    return Object.fromEntries(Array.from(texts, (_, index) => texts.key(index)!).map((name) => [name, texts.getItem(name) ?? '']))
  } catch {
    return {}
  }
}
