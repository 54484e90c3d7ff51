import { not } from 'xstate'

export type Part = Record<string, unknown>
type Place = { name: string; spoil: () => void }

/** Everything in a chart that can be spoilt, each with the way to do it. */
export function placesIn(config: Part): Place[] {
  const visit = (node: Part, siblings: string[], path: string): Place[] => {
    const from = (where: string, owner: Part, slot: string) => transitions(`${path} ${where}`, owner, slot, siblings)
    const [on, after, states] = [node['on'], node['after'], node['states']].map((part) => (part ?? {}) as Part) as [Part, Part, Part]
    return [
      ...Object.keys(on).flatMap((event) => from(event, on, event)),
      ...Object.keys(after).flatMap((delay) => from(`after ${delay}`, after, delay)),
      ...('always' in node ? from('always', node, 'always') : []),
      ...list(node['invoke']).flatMap((invoke) => [
        ...['onDone', 'onError', 'onSnapshot'].flatMap((slot) =>
          slot in invoke ? from(`${String(invoke['src'])} ${slot}`, invoke, slot) : [],
        ),
        ...inputs(`${path} ${String(invoke['src'])}`, invoke),
      ]),
      ...['entry', 'exit', 'tags'].flatMap((slot) => dropped(`${path} ${slot}`, node, slot)),
      ...Object.keys(states)
        .filter((key) => node['initial'] !== undefined && key !== node['initial'])
        .map((key) => ({ name: `${path}: starts in ${key}`, spoil: () => void (node['initial'] = key) })),
      ...Object.entries(states).flatMap(([key, inner]) =>
        visit(inner as Part, node['type'] === 'parallel' ? [] : Object.keys(states).filter((other) => other !== key), `${path}.${key}`),
      ),
    ]
  }
  return visit(config, [], String(config['id']))
}

function transitions(where: string, owner: Part, slot: string, siblings: readonly string[]): Place[] {
  const all = list(owner[slot]).map((transition) => (typeof transition === 'string' ? { target: transition } : transition))
  owner[slot] = all
  const each = all.flatMap((transition, index) => {
    const at = `${where}${all.length > 1 ? ` ${index}` : ''}`
    const { guard, target } = transition
    const others = typeof target === 'string' && siblings.includes(target) ? siblings.filter((key) => key !== target) : []
    return [
      { name: `${at}: removed`, spoil: () => void all.splice(index, 1) },
      ...(guard === undefined
        ? []
        : [
            { name: `${at}: guard dropped`, spoil: () => void delete transition['guard'] },
            { name: `${at}: guard turned round`, spoil: () => void (transition['guard'] = not(guard as never)) },
          ]),
      ...dropped(at, transition, 'actions'),
      ...others.map((key) => ({ name: `${at}: leads to ${key}`, spoil: () => void (transition['target'] = key) })),
    ]
  })
  const swapped = all.slice(1).map((transition, index) => ({
    name: `${where} ${index} and ${index + 1}: in the other order`,
    spoil: () => void all.splice(index, 2, transition, all[index] as Part),
  }))
  const none = all.length > 1 ? [{ name: `${where}: all removed`, spoil: () => void all.splice(0) }] : []
  return [...each, ...swapped, ...none]
}

/** An actor that is given nothing, or something else. */
function inputs(where: string, invoke: Part): Place[] {
  const { input } = invoke
  if (input === undefined) return []
  const other = (given: unknown) => strange(typeof input === 'function' ? (input as (given: unknown) => unknown)(given) : input)
  return [
    { name: `${where} input: dropped`, spoil: () => void delete invoke['input'] },
    { name: `${where} input: changed`, spoil: () => void (invoke['input'] = ({ ...given }: object) => other(given)) },
  ]
}

/** Another value of the same shape; what is not plain stays. */
function strange(value: unknown): unknown {
  if (typeof value === 'string') return `${value}?`
  if (typeof value === 'number') return value + 1
  if (typeof value === 'boolean') return !value
  if (value === null || value === undefined) return '?'
  if (Array.isArray(value)) return value.map(strange)
  return isPlain(value) ? Object.fromEntries(Object.entries(value).map(([key, part]) => [key, strange(part)])) : value
}

function dropped(where: string, owner: Part, slot: string): Place[] {
  const all = list(owner[slot])
  return all.map((action, index) => ({
    name: `${where}: ${nameOf(action)} dropped`,
    spoil: () => void (owner[slot] = all.filter((_, other) => other !== index)),
  }))
}

const isPlain = (part: unknown): part is Part =>
  typeof part === 'object' && part !== null && Object.getPrototypeOf(part) === Object.prototype

const nameOf = (action: unknown): string =>
  typeof action === 'string' ? action : ((action as { type?: string }).type ?? 'inline').replace('xstate.', '')

const list = (part: unknown): Part[] => (part === undefined ? [] : Array.isArray(part) ? (part as Part[]) : [part as Part])

export function copy<T>(part: T): T {
  if (Array.isArray(part)) return part.map(copy) as T
  if (!isPlain(part)) return part
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, copy(value)])) as T
}
