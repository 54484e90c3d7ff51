/** The values that the type of one part of a payload allows. */
export type Part = { isOptional?: boolean } & (
  | { kind: 'any' | 'nothing' | 'flag' | 'text' | 'number' }
  | { kind: 'choice'; of: readonly (string | number)[] }
  | { kind: 'list'; of: Part }
  | { kind: 'tuple' | 'one of'; of: readonly Part[] }
  | { kind: 'group'; parts: Readonly<Record<string, Part>> }
)

/** The parts of the payload of an event, by name. */
export type Form = Readonly<Record<string, Part>>

/** The forms of every event of every chart. */
export type Forms = Readonly<Record<string, Readonly<Record<string, Form>>>>

/** A payload that fits: the shortest words, the first of every choice, and nothing where nothing will do. */
export function templateOf(part: Part): unknown {
  switch (part.kind) {
    case 'choice':
      return part.of[0]
    case 'flag':
      return false
    case 'group':
      return payloadOf(part.parts)
    case 'list':
      return []
    case 'number':
      return 0
    case 'one of':
      return templateOf(part.of.find(({ kind }) => kind !== 'nothing') ?? part)
    case 'text':
      return 'текст'
    case 'tuple':
      return part.of.map(templateOf)
    default:
      return null
  }
}

/** The whole payload of an event; parts that may be left out are. */
export const payloadOf = (form: Form): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(form)
      .filter(([, part]) => !part.isOptional)
      .map(([name, part]) => [name, templateOf(part)]),
  )

/** Every payload that differs in a choice: one for each word, each kind of a union, each flag. */
export function payloadsOf(form: Form): Record<string, unknown>[] {
  const plain = payloadOf(form)
  const others = Object.entries(form).flatMap(([name, part]) => variantsOf(part).map((value) => ({ ...plain, [name]: value })))
  return [plain, ...others].filter((each, index, all) => all.findIndex((other) => isSame(other, each)) === index)
}

function variantsOf(part: Part): unknown[] {
  if (part.kind === 'choice') return [...part.of]
  if (part.kind === 'flag') return [true, false]
  if (part.kind === 'nothing') return [null]
  if (part.kind === 'one of') return part.of.flatMap(variantsOf)
  if (part.kind === 'group') return payloadsOf(part.parts)
  return [templateOf(part)]
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The paths at which a payload does not fit its form; empty when it fits. Parts without a form are not looked at. */
export const misfitsOf = (form: Form, payload: Readonly<Record<string, unknown>>, path = ''): string[] =>
  Object.entries(form).flatMap(([name, part]) => misfit(part, payload[name], path === '' ? name : `${path}.${name}`))

function misfit(part: Part, value: unknown, path: string): string[] {
  if (value === undefined) return part.isOptional || part.kind === 'any' || part.kind === 'nothing' || allowsNothing(part) ? [] : [path]
  const fits = (isRight: boolean) => (isRight ? [] : [path])
  switch (part.kind) {
    case 'choice':
      return fits(part.of.includes(value as string))
    case 'flag':
      return fits(typeof value === 'boolean')
    case 'group':
      return isGroup(value) ? misfitsOf(part.parts, value, path) : [path]
    case 'list':
      return Array.isArray(value) ? value.flatMap((each, index) => misfit(part.of, each, `${path}.${index}`)) : [path]
    case 'nothing':
      return fits(value === null)
    case 'number':
      return fits(typeof value === 'number')
    case 'one of':
      return fits(part.of.some((each) => misfit(each, value, path).length === 0))
    case 'text':
      return fits(typeof value === 'string')
    case 'tuple':
      return Array.isArray(value) ? part.of.flatMap((each, index) => misfit(each, value[index], `${path}.${index}`)) : [path]
    default:
      return []
  }
}

const allowsNothing = (part: Part): boolean => part.kind === 'one of' && part.of.some(({ kind }) => kind === 'any')
const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
