import { hashOf, hideSecrets, isSecretPart, type Hides } from '../../secrets/secrets.ts'

const mark = '•••'
/** What is longer, in signs, or deeper than anybody reads ends in `…`. */
const [longest, deepest] = [200_000, 60]
/** Shorter secrets could be guessed by their hash, if somebody knew the salt. */
const shortestHashed = 16

/** The parts of events and contexts that are masked in addition to those that always are. */
export type Secrets = { names?: RegExp; values?: RegExp; hides?: Hides }

/** A value as JSON that may be shown and sent to another window: what is secret masked, functions and circles left out. */
export const masked = (value: unknown, more: Secrets = {}): string => JSON.stringify(plainOf(maskedCopy(value, more))) ?? ''

/**
 * A copy of a value without its secrets: of a token one sees that it is there, and whether it is the same. Never throws: a part that cannot
 * be read says so.
 */
export function maskedCopy<T>(value: T, more: Secrets = {}): T {
  let left = longest
  const hide = (text: string) => {
    const hidden = hideSecrets(text, markOf)
    return more.values ? hidden.replaceAll(new RegExp(more.values, 'gi'), mark) : hidden
  }
  const isHidden = (name: string, part: unknown, holder: object): boolean =>
    more.hides?.(name, holder) ?? (isSecretPart(name, part) || more.names?.test(name) === true)

  /** @param isSecret it stands in a list or a group of secrets. @param around whatever it stands in, from the outermost on. */
  function copy(part: unknown, isSecret: boolean, around: readonly object[]): unknown {
    if (left <= 0) return '…'
    if (typeof part === 'string')
      return take(isSecret ? part && markOf(part) : part.length > longest ? `[${part.length} characters]` : hide(part))
    if (typeof part === 'number') return take(isSecret && !isGroup(around.at(-1)) ? mark : part)
    if (typeof part === 'bigint') return take(String(part))
    if (typeof part === 'function' || typeof part === 'symbol') return undefined
    if (typeof part !== 'object' || part === null) return take(part)
    if (around.includes(part) || around.length >= deepest) return '…'
    try {
      return inside(part, isSecret, [...around, part])
    } catch (error) {
      return `[${hide(textOf(error))}]`
    }
  }
  /** As many parts as anybody reads. */
  function* some<Part>(all: Iterable<Part>): Generator<Part> {
    for (const each of all) {
      if (left <= 0) return
      left -= 2
      yield each
    }
  }
  const take = <Part>(part: Part): Part => {
    left -= String(part).length + 4
    return part
  }
  function inside(part: object, isSecret: boolean, around: readonly object[]): unknown {
    if (part instanceof Error) return take(hide(`${part.name}: ${part.message}`))
    if (part instanceof Date) return new Date(part)
    if (part instanceof URL || part instanceof RegExp) return take(hide(String(part)))
    if (part instanceof Map)
      return apart([...some(part)].map(([key, each]) => [copy(key, isSecret, around), named(textOf(key), each, part, isSecret, around)]))
    if (part instanceof Set) return new Set(Array.from(some(part), (each) => copy(each, isSecret, around)))
    if (Array.isArray(part)) return Array.from(some(part as unknown[]), (each) => copy(each, isSecret, around))
    if ('toJSON' in part && typeof part.toJSON === 'function') return copy((part.toJSON as () => unknown)(), isSecret, around)
    if (!isPlain(part) && !hasFields(part)) return `[${classOf(part)}]`
    const shownParts = Object.keys(part).flatMap((name): [string, unknown][] => {
      if (left <= 0) return []
      const each = readPart(part, name)
      const shown = 'error' in each ? `[${hide(textOf(each.error))}]` : named(name, each.value, part, isSecret, around)
      left -= name.length + 2
      return shown === undefined ? [] : [[hide(name), shown]]
    })
    return Object.fromEntries(apart(shownParts))
  }
  function named(name: string, part: unknown, holder: object, isSecret: boolean, around: readonly object[]): unknown {
    const hidden = isHidden(name, part, holder)
    if (typeof part === 'number' && (hidden || (isSecret && !tellsTime.test(name) && Math.abs(part) >= 1000))) return take(mark)
    return copy(part, isSecret || hidden, around)
  }
  return copy(value, false, []) as T
}

/** Pairs by their keys, where two that are hidden alike stay two. */
function apart<Key, Part>(pairs: readonly (readonly [Key, Part])[]): Map<Key | string, Part> {
  const all = new Map<Key | string, Part>()
  for (const [key, part] of pairs) {
    let own: Key | string = key
    for (let number = 2; all.has(own); number += 1) own = `${String(key)} (${number})`
    all.set(own, part)
  }
  return all
}

/** Names of numbers that are no secret where they stand in a group of secrets: times, lengths and counts. */
const tellsTime = /(?:at|in|age|count|date|expir\w*|exp|iat|left|length|ms|nbf|seconds|size|time|ttl|until|version)$/i

/** Whatever was thrown as a text, even where it cannot be said. */
function textOf(thrown: unknown): string {
  try {
    return String(thrown)
  } catch {
    return 'nothing that can be said'
  }
}

/** The value of a part, or why it cannot be read. */
function readPart(holder: object, name: string): { value: unknown } | { error: unknown } {
  try {
    return { value: (holder as Record<string, unknown>)[name] }
  } catch (error) {
    return { error }
  }
}

const markOf = (secret: string): string => (secret.length < shortestHashed ? mark : `${mark}${hashOf(secret).slice(0, 4)}`)

/** A number in a list of secrets is one; in a group its own name tells. */
const isGroup = (holder: object | undefined): boolean => holder !== undefined && !Array.isArray(holder) && !(holder instanceof Set)

function isPlain(part: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(part)
  // An object of another window has another prototype, which has no prototype of its own either.
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

/** An object of a class of the application, which is shown by its fields; what the platform made has a tag. */
const hasFields = (part: object): boolean => Object.prototype.toString.call(part) === '[object Object]' && Object.keys(part).length > 0

function classOf(part: object): string {
  const { constructor } = part as { constructor?: { name?: unknown } }
  return typeof constructor?.name === 'string' && constructor.name !== '' ? constructor.name : 'object'
}

/** A masked copy as JSON can say it: a map and a set by their entries, a date as ISO. */
export function plainOf(value: unknown): unknown {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'Invalid Date' : value.toISOString()
  if (value instanceof Map) return { [`Map(${value.size})`]: pairsOf(value) }
  if (value instanceof Set) return { [`Set(${value.size})`]: [...value].map(plainOf) }
  if (Array.isArray(value)) return value.map(plainOf)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, plainOf(part)]))
}

/** By key where every key is a word, as pairs otherwise. */
const pairsOf = (map: ReadonlyMap<unknown, unknown>): unknown =>
  [...map.keys()].every((key) => typeof key === 'string')
    ? Object.fromEntries([...map].map(([key, part]) => [String(key), plainOf(part)]))
    : [...map].map((pair) => pair.map(plainOf))
