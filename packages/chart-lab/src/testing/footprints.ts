import { assign, createMachine, emit, raise, sendTo, type AnyStateMachine } from 'xstate'

/** The keys of the context that an action, or what works out its parameters, has been seen to read and to assign. */
type Footprint = { read: Set<string>; assigned: Set<string> }
/** What actions have been seen to do, by the action. */
export type Footprints = Map<unknown, Footprint>

type Args = { context: object }
type Work = (args: Args, params: unknown) => unknown
type Assign = { type: 'xstate.assign'; assignment: Record<string, unknown> | Work }
type Telling = { type: string; event: unknown; to?: unknown; id?: string; delay?: unknown }

const isKind = (action: unknown, type: string): boolean => typeof action === 'function' && (action as { type?: unknown }).type === type
const isAssign = (action: unknown): action is Assign => isKind(action, 'xstate.assign') && 'assignment' in (action as object)
const isTelling = (action: unknown): action is Telling =>
  ['xstate.emit', 'xstate.raise', 'xstate.sendTo'].some((type) => isKind(action, type))
const isOwn = (action: unknown): action is Work => typeof action === 'function' && !('type' in action)

/** The keys that an action assigns; none where it is no assignment. */
export function keysOf(action: unknown, seen: Footprints): string[] {
  if (!isAssign(action)) return []
  return typeof action.assignment === 'function' ? [...(seen.get(action)?.assigned ?? [])].toSorted() : Object.keys(action.assignment)
}

/** The same assignment without one of its keys. */
export function withoutKey(action: unknown, key: string): unknown {
  if (!isAssign(action)) return action
  const { assignment } = action
  const without = (all: Record<string, unknown>) => Object.fromEntries(Object.entries(all).filter(([name]) => name !== key))
  return typeof assignment === 'function'
    ? computed((args, params) => without(assignment(args, params) as Record<string, unknown>))
    : assign(without(assignment))
}

const computed = (work: Work) => assign(work as never) as unknown

/**
 * Whether the order of two neighbouring actions cannot be told: neither touches what the other assigns, and at most one is heard outside.
 * @param seen an action that never ran is unknown
 */
export function areApart(one: unknown, other: unknown, actions: Readonly<Record<string, unknown>>, seen: Footprints): boolean {
  const [first, second] = [one, other].map((action) => traceOf(action, actions, seen))
  if (!first || !second || (first.isHeard && second.isHeard)) return false
  const touches = (mover: Footprint, watcher: Footprint) =>
    [...mover.assigned].some((key) => watcher.read.has(key) || watcher.assigned.has(key))
  return !touches(first, second) && !touches(second, first)
}

function traceOf(action: unknown, actions: Readonly<Record<string, unknown>>, seen: Footprints): (Footprint & { isHeard: boolean }) | null {
  const { type, params } = (typeof action === 'string' ? { type: action } : action) as { type?: unknown; params?: unknown }
  const work = typeof action === 'function' ? action : actions[String(type)]
  const [own, given] = [seen.get(work), typeof params === 'function' && typeof action !== 'function' ? seen.get(params) : nothing]
  if (!own || !given) return null
  const assigned = isAssign(work) && typeof work.assignment !== 'function' ? new Set(Object.keys(work.assignment)) : own.assigned
  return { assigned, read: new Set([...own.read, ...given.read]), isHeard: !isAssign(work) }
}

const nothing: Footprint = { read: new Set(), assigned: new Set() }

/** A copy of a machine that notes what its actions read and assign while it works. */
export function watchActions<Machine extends AnyStateMachine>(machine: Machine, seen: Footprints): Machine {
  const printOf = (action: unknown): Footprint => {
    const print = seen.get(action) ?? { read: new Set(), assigned: new Set() }
    seen.set(action, print)
    return print
  }
  const reading = (work: Work, action: unknown): Work => {
    return (args, params) => {
      const print = printOf(action)
      const context = new Proxy(args.context, {
        get: (all, key) => (print.read.add(String(key)), Reflect.get(all, key) as unknown),
        has: (all, key) => (print.read.add(String(key)), Reflect.has(all, key)),
        ownKeys: (all) => {
          for (const key of Object.keys(all)) print.read.add(key)
          return Reflect.ownKeys(all)
        },
      })
      return work({ ...args, context }, params)
    }
  }
  const watchedAssign = ({ assignment }: Assign, action: unknown): unknown => {
    if (typeof assignment !== 'function') {
      const parts = Object.values(assignment)
      if (parts.every((part) => typeof part !== 'function')) printOf(action)
      const each = Object.entries(assignment).map(([key, part]) => [key, typeof part === 'function' ? reading(part as Work, action) : part])
      return assign(Object.fromEntries(each) as never)
    }
    const work = reading(assignment, action)
    return computed((args, params) => {
      const assigned = work(args, params) as Record<string, unknown>
      for (const key of Object.keys(assigned)) printOf(action).assigned.add(key)
      return assigned
    })
  }
  const watchedTelling = (action: Telling): unknown => {
    const part = (given: unknown) => (typeof given === 'function' ? reading(given as Work, action) : given) as never
    const { type, event, to, id, delay } = action
    if ([event, to, delay].every((given) => typeof given !== 'function')) printOf(action)
    if (type === 'xstate.emit') return emit(part(event))
    const options = { id, delay: part(delay) } as never
    return type === 'xstate.raise' ? raise(part(event), options) : sendTo(part(to), part(event), options)
  }
  const watched = (action: unknown): unknown => {
    if (isAssign(action)) return watchedAssign(action, action)
    if (isTelling(action)) return watchedTelling(action)
    return isOwn(action) ? reading(action, action) : action
  }
  const through = (part: unknown, name: string): unknown => {
    if (Array.isArray(part)) return part.map((each) => through(each, name))
    if (typeof part !== 'object' || part === null || Object.getPrototypeOf(part) !== Object.prototype)
      return isAction.test(name) ? watched(part) : name === 'params' && typeof part === 'function' ? reading(part as Work, part) : part
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, through(value, key)]))
  }
  const { actions, ...implementations } = machine.implementations as { actions: Record<string, unknown> }
  const named = Object.fromEntries(Object.entries(actions).map(([name, action]) => [name, watched(action)]))
  return createMachine(through(machine.config, '') as never, { ...implementations, actions: named } as never) as unknown as Machine
}

const isAction = /^(entry|exit|actions)$/
