import { not } from 'xstate'
import { areApart, keysOf, withoutKey, type Footprints } from './footprints.ts'

export type Part = Record<string, unknown>
type Fault = { name: string; spoil: () => void }

/**
 * Everything in a chart that can be spoilt, each with the way to do it.
 * @param actions the actions that go by a name. @param seen what actions have been seen to read and to assign
 */
export function faultsIn(config: Part, actions: Part = {}, seen: Footprints = new Map()): Fault[] {
  const known = { actions, seen }
  const visit = (node: Part, siblings: string[], path: string): Fault[] => {
    const own = path.split('.').at(-1) ?? ''
    const from = (where: string, owner: Part, slot: string) =>
      transitions(
        { where: `${path} ${where}`, siblings, own: siblings.length > 0 ? own : null, isFelt: isFeltIn(node), ...known },
        owner,
        slot,
      )
    const [on, after, states] = [node['on'], node['after'], node['states']].map((part) => (part ?? {}) as Part) as [Part, Part, Part]
    return [
      ...Object.keys(on).flatMap((event) => from(event, on, event)),
      ...Object.keys(after).flatMap((delay) => [
        ...from(`after ${delay}`, after, delay),
        ...longer(`${path} after ${delay}`, after, delay),
      ]),
      ...('always' in node ? from('always', node, 'always') : []),
      ...list(node['invoke']).flatMap((invoke) => [
        ...['onDone', 'onError', 'onSnapshot'].flatMap((slot) =>
          slot in invoke ? from(`${String(invoke['src'])} ${slot}`, invoke, slot) : [],
        ),
        ...inputs(`${path} ${String(invoke['src'])}`, invoke),
      ]),
      ...['entry', 'exit', 'tags'].flatMap((slot) => dropped(`${path} ${slot}`, node, slot)),
      ...['entry', 'exit'].flatMap((slot) => [
        ...swapped(`${path} ${slot}`, node, slot, known),
        ...forgetful(`${path} ${slot}`, node, slot, seen),
      ]),
      ...(node['type'] === 'final' ? [{ name: `${path}: final no more`, spoil: () => void delete node['type'] }] : []),
      ...(node['output'] === undefined ? [] : [{ name: `${path}: output dropped`, spoil: () => void delete node['output'] }]),
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

type Known = { actions: Part; seen: Footprints }
type Around = Known & { where: string; siblings: readonly string[]; own: string | null; isFelt: (target: unknown) => boolean }

/**
 * Whether entering the state anew on the way to a target inside it can be noticed: by its entry and exit actions, or by its actors and
 * delays unless the target leads out of it at once.
 */
const isFeltIn =
  (node: Part) =>
  (target: unknown): boolean => {
    if ('entry' in node || 'exit' in node) return true
    const inner = typeof target === 'string' && target.startsWith('.') ? (node['states'] as Part | undefined)?.[target.slice(1)] : undefined
    const isLeft = list((inner as Part | undefined)?.['always']).some((next) =>
      String(typeof next === 'string' ? next : next['guard'] === undefined ? next['target'] : '').startsWith('#'),
    )
    return !isLeft && ('invoke' in node || 'after' in node)
  }

function transitions({ where, siblings, own, isFelt, ...known }: Around, owner: Part, slot: string): Fault[] {
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
      ...swapped(at, transition, 'actions', known),
      ...forgetful(at, transition, 'actions', known.seen),
      ...(isFelt(target) ? reentering(at, transition, own) : []),
      ...others.map((key) => ({ name: `${at}: leads to ${key}`, spoil: () => void (transition['target'] = key) })),
    ]
  })
  const otherOrder = all.slice(1).map((transition, index) => ({
    name: `${where} ${index} and ${index + 1}: in the other order`,
    spoil: () => void all.splice(index, 2, transition, all[index] as Part),
  }))
  const none = all.length > 1 ? [{ name: `${where}: all removed`, spoil: () => void all.splice(0) }] : []
  return [...each, ...otherOrder, ...none]
}

/** A state that is entered anew, or no more, by an arrow that leads to itself or into it; elsewhere it makes no difference. */
function reentering(at: string, transition: Part, own: string | null): Fault[] {
  const { reenter, target } = transition
  if (reenter === true) return [{ name: `${at}: not entered anew`, spoil: () => void delete transition['reenter'] }]
  const isInto = typeof target === 'string' && (target.startsWith('.') || target === own || target.startsWith(`${own}.`))
  return isInto ? [{ name: `${at}: entered anew`, spoil: () => void (transition['reenter'] = true) }] : []
}

/** Two actions that follow each other, in the other order, unless nobody could see it. */
function swapped(where: string, owner: Part, slot: string, { actions, seen }: Known): Fault[] {
  const all = list(owner[slot])
  return all.slice(1).flatMap((action, index) =>
    areApart(all[index], action, actions, seen)
      ? []
      : [
          {
            name: `${where}: ${nameOf(action)} before ${nameOf(all[index])}`,
            spoil: () => void (owner[slot] = all.with(index, action).with(index + 1, all[index] as Part)),
          },
        ],
  )
}

/** What is assigned here, written out and not by name, without each of its keys. */
function forgetful(where: string, owner: Part, slot: string, seen: Footprints): Fault[] {
  const all = list(owner[slot])
  return all.flatMap((action, index) =>
    keysOf(action, seen).map((key) => ({
      name: `${where}: ${key} not assigned`,
      spoil: () => void (owner[slot] = all.with(index, withoutKey(action, key) as Part)),
    })),
  )
}

/** A delay that is written as a number, ten times as long. */
function longer(where: string, after: Part, delay: string): Fault[] {
  if (!/^\d+$/.test(delay)) return []
  const spoil = () => {
    after[Number(delay) * 10] = after[delay]
    delete after[delay]
  }
  return [{ name: `${where}: ten times as long`, spoil }]
}

/** An actor that is given nothing, or something else. */
function inputs(where: string, invoke: Part): Fault[] {
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

function dropped(where: string, owner: Part, slot: string): Fault[] {
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
