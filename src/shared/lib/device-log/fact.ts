import type { GenericSchema } from 'valibot'

/** A statement of somebody: `id` is a UUID made by the device, `at` an ISO moment by the server’s clock. */
export type Fact = { id: string; at: string }

/** A fact as it is stated; the log adds which and when, and numbers it where its stream wants that. */
export type Bare<F extends Fact> = F extends Fact ? Omit<F, 'id' | 'at' | 'client'> : never

/** 1 waits for the server, 0 has arrived, 2 was refused for good. */
export type Delivery = 0 | 1 | 2

/** A fact as the device keeps it. Facts of one `group` are numbered and sent together. */
export type Entry<F extends Fact = Fact> = { stream: string; group: string; owner: string; delivery: Delivery; fact: F }

/** A document that the device keeps beside the facts. */
export type StoredDocument = { key: string; owner: string; value: unknown }

/** The answer of the server to a batch: ids of facts that it refused one by one, and facts that it keeps in another form. */
export type Receipt<F extends Fact> = { refused?: readonly string[]; instead?: readonly F[] }

/** The destination of a batch: the group of its facts, whose they are, and what hears the server’s time. */
export type Destination = { group: string; owner: string; sync: (serverNow: string) => void; documents: Documents }

export type Documents = {
  /** @returns undefined where the present visitor has none. */
  read: (key: string) => Promise<unknown>
  /** Finds a document of any visitor. */
  find: (key: string) => Promise<StoredDocument | undefined>
  write: (key: string, value: unknown, owner?: string) => Promise<void>
  /** The same for many by their keys: all are written, or none. */
  writeAll: (values: ReadonlyMap<string, unknown>, owner?: string) => Promise<void>
  /** Gives the value that stands there, else this one from now on. */
  once: (key: string, value: string) => Promise<string>
  /** Drops all that begin so. */
  drop: (prefix: string) => Promise<void>
}

/** Facts of one kind. What a product must say so that they are kept, numbered and delivered. */
export type Stream<F extends Fact> = {
  name: string
  /** The name of what waits, for one, few, many. */
  words: readonly [string, string, string]
  /** The shape that a fact must have to be read again. */
  schema: () => Promise<GenericSchema<unknown, unknown>>
  /** By time, then by id, unless this says otherwise. */
  order?(one: F, other: F): number
  /** Numbers a fact after those of its group that this device knows. */
  stamp?(fact: F, before: readonly F[]): F
  /** These go first: facts of this stream may rest on them. */
  after?: string
  /** Resolves when the server has spoken on every fact of the batch; may be asked again for the same ones. Without it nothing is sent by itself. */
  send?(facts: readonly F[], destination: Destination): Promise<Receipt<F>>
  /** Statuses that speak of a whole group, not of one fact that does not fit. */
  ofGroup?: readonly number[]
  /** Statuses with which the server turns facts down for good, where they are not the usual ones. */
  final?: readonly number[]
  /** The document that a fact rests on: it stays on the device for as long as the fact waits, whoever is here. */
  restsOn?(fact: F): string
  /** Says whether a delivered fact stays on the device when its owner leaves. */
  afterwards?: 'lasts' | 'goes'
}

/** The owners of facts. Labels that are one after a merge or a new token are the same owner. */
export type Owners = { current: () => string; isSame: (one: string, other: string) => boolean }
