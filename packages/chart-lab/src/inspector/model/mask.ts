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
 * A copy of a value without what is secret: of a token one sees that it is there and which. Maps, sets, dates and repeated references stay what they are.
 * Nothing in a value can break it: a part that cannot be read says so.
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
      return `[${hide(String(error))}]`
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
      return new Map([...part].map(([key, each]) => [copy(key, isSecret, around), named(String(key), each, part, isSecret, around)]))
    if (part instanceof Set) return new Set([...part].map((each) => copy(each, isSecret, around)))
    if (Array.isArray(part)) return Array.from(part, (each: unknown) => copy(each, isSecret, around))
    if ('toJSON' in part && typeof part.toJSON === 'function') return copy((part.toJSON as () => unknown)(), isSecret, around)
    if (!isPlain(part)) return `[${classOf(part)}]`
    return Object.fromEntries(
      Object.keys(part).flatMap((name) => {
        if (left <= 0) return []
        const each = readPart(part, name)
        const shown = 'error' in each ? `[${hide(String(each.error))}]` : named(name, each.value, part, isSecret, around)
        left -= name.length
        return shown === undefined ? [] : [[name, shown]]
      }),
    )
  }
  function named(name: string, part: unknown, holder: object, isSecret: boolean, around: readonly object[]): unknown {
    const hidden = isHidden(name, part, holder)
    if (hidden && typeof part === 'number') return take(mark)
    return copy(part, isSecret || hidden, around)
  }
  return copy(value, false, []) as T
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

/** A number in a group of secrets, such as the time at which a token ends, is none; in a list it is. */
const isGroup = (holder: object | undefined): boolean => holder !== undefined && !Array.isArray(holder) && !(holder instanceof Set)

function isPlain(part: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(part)
  // An object of another window has another prototype, which has no prototype of its own either.
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

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
