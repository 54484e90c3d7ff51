/** Names of parts that are nobody else’s, whatever stands in them. */
const secret = /password|token|secret|credential|bearer|e-?mail|phone|^(full|first|last|user)?name$/i
/** Patterns of personal values under any name: addresses, telephone numbers, signed tokens and long random words. */
const secretValues = /[\w.+-]+@[\w-]+\.[\w.-]+|\+\d[\d\s()-]{8,}\d|\b[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}|\b[\w-]{40,}/g
const mark = '•••'
const longest = 200_000

/** The parts of events and contexts that are masked in addition to those that always are. */
export type Secrets = { names?: RegExp; values?: RegExp }

/** A value as text that may be shown and sent to another window: what is secret masked, functions and circles left out. */
export const masked = (value: unknown, more: Secrets = {}): string => textOf(value, more).slice(0, longest)

/** A copy of a value without what is secret; words in its place where it is longer than anybody reads. */
export function maskedCopy<T>(value: T, more: Secrets = {}): T {
  const text = textOf(value, more)
  return (text.length > longest ? `[${text.length} characters]` : JSON.parse(text || 'null')) as T
}

function textOf(value: unknown, { names, values }: Secrets): string {
  const seen = new WeakSet<object>()
  const hide = (text: string) => {
    const hidden = text.replaceAll(secretValues, mark)
    return values ? hidden.replaceAll(new RegExp(values, 'gi'), mark) : hidden
  }
  const text = JSON.stringify(value, (name, part: unknown) => {
    if ((secret.test(name) || names?.test(name)) && part !== null && typeof part !== 'boolean') return mark
    if (typeof part === 'string') return hide(part)
    if (typeof part === 'function' || typeof part === 'symbol') return undefined
    if (typeof part === 'bigint') return String(part)
    if (part instanceof Error) return `${part.name}: ${hide(part.message)}`
    if (typeof part !== 'object' || part === null) return part
    if (seen.has(part)) return '…'
    seen.add(part)
    return isPlain(part) ? part : `[${part.constructor.name}]`
  })
  return text ?? ''
}

function isPlain(part: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(part)
  return prototype === Object.prototype || prototype === null || Array.isArray(part) || part instanceof Date
}
