/** Names of parts that are nobody else’s, whatever stands in them. */
const secret = /password|token|secret|credential|bearer|e-?mail|phone|^(full|first|last|user)?name$/i
/** What is nobody else’s, whatever it is called: addresses, telephone numbers, signed tokens, and long random words. */
const secretWords = /[\w.+-]+@[\w-]+\.[\w.-]+|\+\d[\d\s()-]{8,}\d|\b[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}|\b[\w-]{40,}/g
const mark = '•••'
const longest = 20_000

/** A value as text that may be shown and sent to another window: what is secret masked, functions and circles left out, cut where it is very long. */
export const masked = (value: unknown): string => textOf(value).slice(0, longest)

/** A copy of a value without what is secret, for an inspector that takes values. */
export const maskedCopy = <T>(value: T): T => JSON.parse(textOf(value) || 'null') as T

function textOf(value: unknown): string {
  const seen = new WeakSet<object>()
  const text = JSON.stringify(
    value,
    (name, part: unknown) => {
      if (secret.test(name) && part !== null && typeof part !== 'boolean') return mark
      if (typeof part === 'string') return part.replaceAll(secretWords, mark)
      if (typeof part === 'function' || typeof part === 'symbol') return undefined
      if (typeof part === 'bigint') return String(part)
      if (part instanceof Error) return `${part.name}: ${part.message.replaceAll(secretWords, mark)}`
      if (typeof part !== 'object' || part === null) return part
      if (seen.has(part)) return '…'
      seen.add(part)
      return isPlain(part) ? part : `[${part.constructor.name}]`
    },
    2,
  )
  return text ?? ''
}

function isPlain(part: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(part)
  return prototype === Object.prototype || prototype === null || Array.isArray(part) || part instanceof Date
}
