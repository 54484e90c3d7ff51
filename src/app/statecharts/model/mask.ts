const secret = /password|token|secret|credential|bearer/i
const longest = 20_000

/** A value as text that may be shown and sent to another window: secrets masked, functions and circles left out, cut where it is very long. */
export function masked(value: unknown): string {
  const seen = new WeakSet<object>()
  const text = JSON.stringify(
    value,
    (name, part: unknown) => {
      if (secret.test(name) && part !== null && typeof part !== 'boolean') return '•••'
      if (typeof part === 'function' || typeof part === 'symbol') return undefined
      if (typeof part === 'bigint') return String(part)
      if (part instanceof Error) return `${part.name}: ${part.message}`
      if (typeof part !== 'object' || part === null) return part
      if (seen.has(part)) return '…'
      seen.add(part)
      return isPlain(part) ? part : `[${part.constructor.name}]`
    },
    2,
  )
  return (text ?? '').slice(0, longest)
}

function isPlain(part: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(part)
  return prototype === Object.prototype || prototype === null || Array.isArray(part) || part instanceof Date
}
