import { deferred } from '../deferred'
import { deliver as deliverAll, sum, type Delivered } from './deliver'
import type { Documents, Fact, Owners, Stream } from './fact'
import type { SafeShelf } from './safe-shelf'
import { createStreamLog, type StreamLog } from './stream-log'
import type { TabChannel } from './tab-channel'
import type { Stated, WriteAhead } from './write-ahead'

/** The count of facts of a stream that the server still lacks, with their name. */
export type Waiting = { stream: string; count: number; words: readonly [string, string, string] }

export type Listener = (stream: string, isElsewhere: boolean) => void

/** Everything that this device keeps of its visitors. Each sees and sends their own alone. */
export type DeviceLog = {
  of: <F extends Fact>(stream: Stream<F>) => StreamLog<F>
  named: <F extends Fact>(stream: string) => StreamLog<F>
  documents: Documents
  /** Streams with facts that the server lacks, of this owner, else of the present one. */
  waiting: (owner?: string) => Promise<Waiting[]>
  /** Tells when the oldest of what waits was stated, in ms since the epoch; null where nothing does. */
  oldest: () => Promise<number | null>
  /** Sends what the present owner has waiting, in one stream or one group of it. Rejects where some could not be sent now. */
  deliver: (stream: string, only?: string) => Promise<Delivered>
  /** The same in all streams. */
  deliverAll: () => Promise<void>
  /** Lets refused facts of the present owner wait again. */
  revive: () => Promise<void>
  /** Drops what the server has of everybody else, and their documents. */
  forget: () => Promise<void>
  /** Drops whatever an owner has stated. */
  erase: (owner: string) => Promise<void>
  /** Something was written in a stream, here or in another tab. */
  subscribe: (listener: Listener) => () => void
  owners: Owners
}

/** The log with what only its code may do: write facts that were stated before it came. */
export type WholeLog = DeviceLog & { restate: (stated: Stated, isQuiet?: boolean) => Promise<Fact[]> }

type DeviceLogParts = {
  streams: readonly Stream<Fact>[]
  owners: Owners
  ahead: WriteAhead
  sync: (serverNow: string) => void
  channel: TabChannel
  /** Something of this stream waits to be delivered. */
  wake: (stream: string) => void
  /** Opens the shelf; called when it is first needed. */
  open: () => Promise<SafeShelf>
}

export function createDeviceLog({ streams, owners, ahead, sync, channel, wake, open }: DeviceLogParts): WholeLog {
  const shelf: SafeShelf = deferred(open)
  const listeners = new Set<Listener>()
  const hear: Listener = (...news) => listeners.forEach((listener) => listener(...news))
  channel.onKnock((stream) => hear(stream, true))
  const logs = new Map(
    streams.map((stream) => {
      const tell = () => {
        hear(stream.name, false)
        channel.knock(stream.name)
      }
      return [stream.name, createStreamLog(stream, { shelf, owners, ahead, tell, wake: () => wake(stream.name) })] as const
    }),
  )
  const turns = new Map<string, Promise<unknown>>()
  const logOf = (name: string) => {
    const log = logs.get(name)
    if (!log) throw new Error(`No stream is called ${name}`)
    return log
  }
  const documents = documentsOn(shelf, owners)
  const deliver: DeviceLog['deliver'] = async (name, only) => {
    const stream = streams.find((each) => each.name === name)
    if (!stream) throw new Error(`No stream is called ${name}`)
    const first = stream.after === undefined ? null : await deliver(stream.after)
    const own = () => deliverAll({ stream, log: logOf(name), owner: owners.current(), sync, documents, only })
    if (only !== undefined) return own()
    const turn = (turns.get(name) ?? Promise.resolve()).then(own, own)
    turns.set(name, turn)
    const second = await turn
    return first ? sum(first, second) : second
  }
  const eachLog = (act: (log: StreamLog<Fact>) => Promise<void>) => Promise.all([...logs.values()].map(act))
  for (const left of ahead.take())
    void logs
      .get(left.stream)
      ?.restate(left)
      .catch(() => undefined)
  return {
    ...writers(logOf),
    documents,
    ...waitingIn(streams, logOf),
    deliver,
    deliverAll: async () => {
      const tries = await Promise.allSettled(streams.map(({ name }) => deliver(name)))
      const failure = tries.find((each) => each.status === 'rejected')
      if (failure) throw failure.reason
    },
    revive: async () => void (await eachLog((log) => log.revive())),
    forget: async () => {
      await eachLog((log) => log.forget())
      // What facts of whoever it be still rest on, and what lasts.
      const stays = new Set<string | undefined>()
      for (const { name, restsOn, afterwards } of streams) {
        if (afterwards === 'lasts') stays.add(name)
        if (restsOn) for (const { fact } of await shelf.turn({ stream: name, delivery: 1 })) stays.add(restsOn(fact))
      }
      const isLeft = (owner: string) => owner !== '' && !owners.isSame(owner, owners.current())
      await shelf.drop(({ key, owner }) => isLeft(owner) && !stays.has(key) && !stays.has(key.split('/')[0]))
    },
    erase: async (owner) => {
      await eachLog((log) => log.erase(owner))
      await shelf.drop((document) => document.owner !== '' && owners.isSame(document.owner, owner))
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    owners,
  }
}

function waitingIn(
  streams: readonly Stream<Fact>[],
  logOf: (name: string) => ReturnType<typeof createStreamLog>,
): Pick<DeviceLog, 'waiting' | 'oldest'> {
  return {
    waiting: async (owner) => {
      const sent = streams.filter(({ send }) => send)
      const counts = await Promise.all(sent.map(async (stream) => (await logOf(stream.name).waiting(owner)).length))
      return sent.flatMap(({ name, words }, index) => (counts[index] ? [{ stream: name, words, count: counts[index] }] : []))
    },
    oldest: async () => {
      const waiting = await Promise.all(streams.filter(({ send }) => send).map(({ name }) => logOf(name).waiting()))
      const times = waiting.flat().map(({ fact }) => Date.parse(fact.at))
      return times.length === 0 ? null : Math.min(...times)
    },
  }
}

function writers(logOf: (name: string) => ReturnType<typeof createStreamLog>): Pick<WholeLog, 'of' | 'named' | 'restate'> {
  const named = <F extends Fact>(name: string) => logOf(name) as unknown as StreamLog<F>
  return { of: ({ name }) => named(name), named, restate: (stated, isQuiet) => logOf(stated.stream).restate(stated, isQuiet) }
}

/** A document without an owner is everybody’s. */
const documentsOn = (shelf: SafeShelf, owners: Owners): Documents => ({
  read: async (key) => {
    const document = await shelf.document(key)
    return document && (document.owner === '' || document.owner === owners.current()) ? document.value : undefined
  },
  find: (key) => shelf.document(key),
  write: (key, value, owner = owners.current()) => shelf.keep({ key, owner, value }),
  writeAll: (values, owner = owners.current()) => shelf.keep(...[...values].map(([key, value]) => ({ key, owner, value }))),
  once: async (key, value) => {
    const found = (await shelf.document(key, { key, owner: owners.current(), value }))?.value
    return typeof found === 'string' ? found : value
  },
  drop: (prefix) => shelf.drop(({ key }) => key.startsWith(prefix)),
})
