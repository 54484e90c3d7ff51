/** Deeper than any context that somebody tells apart. */
const deepest = 500
/** More parts than any such context has; the same object in many places is looked at in each. */
const mostParts = 500_000

/**
 * A text that is equal for equal values: JSON, and beyond it the contents of maps, sets and dates and the identity of functions. Never
 * throws.
 */
export function signOf(value: unknown): string {
  return sign(value, { around: new Map(), left: mostParts })
}

/** What a part stands in, each with its level, and how many parts may still be looked at. */
type Looking = { around: Map<object, number>; left: number }

function sign(part: unknown, looking: Looking): string {
  const { around } = looking
  if (typeof part === 'string') return JSON.stringify(part)
  if (typeof part === 'bigint') return `${part}n`
  if (typeof part === 'function') return numberOf(part)
  if (typeof part !== 'object' || part === null) return String(part)
  if (isBare(part, 0, looking)) return JSON.stringify(part)
  const level = around.get(part)
  if (level !== undefined) return `↑${around.size - level}`
  if (around.size >= deepest || looking.left <= 0) return '…'
  around.set(part, around.size)
  try {
    return inside(part, (each) => sign(each, looking))
  } catch {
    return numberOf(part)
  } finally {
    around.delete(part)
  }
}

/** Deeper than what is worth looking at twice; a circle is deeper. */
const deepestBare = 40

/** Tells whether JSON says all of a value: most contexts are made of such parts, and JSON is ten times as fast. */
function isBare(part: unknown, depth: number, looking: Looking): boolean {
  looking.left -= 1
  if (looking.left <= 0) return false
  if (typeof part === 'string' || typeof part === 'boolean' || part === null) return true
  if (typeof part === 'number') return Number.isFinite(part)
  if (typeof part !== 'object' || depth > deepestBare) return false
  try {
    if (Array.isArray(part)) {
      for (const each of part) if (!isBare(each, depth + 1, looking)) return false
      return true
    }
    if (Object.getPrototypeOf(part) !== Object.prototype) return false
    for (const name of Object.keys(part)) {
      const each = (part as Record<string, unknown>)[name]
      if (each !== undefined && !isBare(each, depth + 1, looking)) return false
    }
    return true
  } catch {
    return false
  }
}

function inside(part: object, of: (each: unknown) => string): string {
  if (Array.isArray(part)) return `[${Array.from(part as unknown[], of).join()}]`
  if (part instanceof Date) return `Date(${part.getTime()})`
  if (part instanceof Map) return `Map(${[...part].map(([key, each]) => `${of(key)}:${of(each)}`).join()})`
  if (part instanceof Set) return `Set(${[...part].map(of).join()})`
  if (part instanceof Error) return `${part.name}(${JSON.stringify(part.message)})`
  if ('toJSON' in part && typeof part.toJSON === 'function') return of((part.toJSON as () => unknown)())
  // What the platform made keeps inside what it holds.
  if (Object.prototype.toString.call(part) !== '[object Object]') return numberOf(part)
  const parts = Object.keys(part).flatMap((name) => {
    const each = partOf(part, name, of)
    return each === 'undefined' ? [] : [`${JSON.stringify(name)}:${each}`]
  })
  return `{${parts.join()}}`
}

function partOf(holder: object, name: string, of: (each: unknown) => string): string {
  let each: unknown
  try {
    each = (holder as Record<string, unknown>)[name]
  } catch {
    return 'unreadable'
  }
  return of(each)
}

const numbers = new WeakMap<object, number>()
let known = 0
function numberOf(part: object): string {
  if (!numbers.has(part)) numbers.set(part, (known += 1))
  return `#${numbers.get(part)}`
}
