import { loadedOnce } from '../deferred'
import type { DeviceLog, Listener, WholeLog } from './device-log'
import type { Bare, Documents, Fact, Owners } from './fact'
import type { StreamLog } from './stream-log'
import type { TabChannel } from './tab-channel'
import { stateFacts, type Stated, type Stating, type WriteAhead } from './write-ahead'

type LazyLogParts = {
  /** Fetches the log itself. */
  fetch: () => Promise<WholeLog>
  /** Tells whether this device keeps nothing at all; asked until it keeps something. */
  isEmpty: () => Promise<boolean>
  owners: Owners
  ahead: WriteAhead
  channel: TabChannel
}
/** `start` delivers what lies here. */
export type LazyLog = DeviceLog & { start: () => void }
type Calls = Record<string, (...args: never[]) => unknown>

/** The state of a device that keeps nothing. */
const empty = {
  log: {
    waiting: [],
    oldest: null,
    deliver: { refused: 0 },
    deliverAll: undefined,
    revive: undefined,
    forget: undefined,
    erase: undefined,
  },
  stream: { all: [], waiting: [], refused: [], revive: undefined, forget: undefined, erase: undefined, isSafe: true },
  documents: { read: undefined, find: undefined, drop: undefined },
}
const patienceMs = 3000

/**
 * A log whose code is fetched with the first fact. A fact has its id, time and owner at once and waits in the write-ahead until the code
 * is there.
 */
export function createLazyLog({ fetch, isEmpty, owners, ahead, channel }: LazyLogParts): LazyLog {
  const listeners = new Set<Listener>()
  /** Facts that were stated while the code could not be fetched, in order. */
  const owing: { stated: Stated; isQuiet: boolean | undefined }[] = []
  let isWanted = false
  const loaded = loadedOnce(async () => {
    const log = await fetch()
    log.subscribe((...news) => listeners.forEach((listener) => listener(...news)))
    // These come before all facts stated from now on. One that cannot be written stays in the write-ahead.
    for (const { stated, isQuiet } of owing.splice(0)) void log.restate(stated, isQuiet).catch(() => undefined)
    return log
  })
  const whole = (): Promise<WholeLog> => ((isWanted = true), loaded())
  const isNeeded = async () => isWanted || !ahead.isEmpty() || !(await isEmpty())
  /** Without the network the code is asked for until it comes. */
  const surely = (): Promise<WholeLog> => whole().catch(async () => (await nextTry(), surely()))
  const begin = async (): Promise<void> => void ((await isNeeded()) && (await surely()))
  channel.onKnock((stream) => {
    if (!isWanted) listeners.forEach((listener) => listener(stream, true))
  })

  /**
   * Stands in for a part of the log until its code has come; calls wait, unless the answer of an empty device is known. It has no `then`,
   * or `await` would call it.
   */
  const late = <T extends object>(own: object, known: object, of: (log: WholeLog) => T): T =>
    new Proxy(own, {
      get: (_, name: string) =>
        Object.hasOwn(own, name) || name === 'then'
          ? own[name as never]
          : async (...args: never[]) =>
              name in known && !(await isNeeded()) ? known[name as never] : (of(await whole()) as unknown as Calls)[name]?.(...args),
    }) as T
  const named = <F extends Fact>(name: string): StreamLog<F> =>
    late<StreamLog<F>>(
      {
        append: async (bare: readonly Bare<F>[], stating: Stating) => {
          const stated = stateFacts<F>(name, bare, stating, owners)
          ahead.hold(stated)
          const log = await whole().catch(() => null)
          if (log) return log.restate(stated, stating.isQuiet)
          owing.push({ stated, isQuiet: stating.isQuiet })
          void nextTry().then(surely)
          return [...stated.facts]
        },
      },
      empty.stream,
      (log) => log.named(name),
    )
  return late(
    {
      of: ({ name }: { name: string }) => named(name),
      named,
      documents: late<Documents>({}, empty.documents, ({ documents }) => documents),
      subscribe: (listener: Listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      owners,
      start: () => void begin(),
    },
    empty.log,
    (log) => ({ ...log, start: () => undefined }),
  )
}

const nextTry = (): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, patienceMs)
    globalThis.addEventListener?.('online', () => (clearTimeout(timer), resolve()), { once: true })
  })
