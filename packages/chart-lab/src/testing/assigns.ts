import { assign, createMachine, type AnyStateMachine } from 'xstate'

/** The keys that assignments which are computed as a whole have been seen to assign, by the action. */
export type AssignKeys = Map<unknown, Set<string>>

type Assign = { type: 'xstate.assign'; assignment: Record<string, unknown> | Computed }
type Computed = (args: unknown, params: unknown) => Record<string, unknown>

const isAssign = (action: unknown): action is Assign =>
  typeof action === 'function' && (action as { type?: unknown }).type === 'xstate.assign' && 'assignment' in action

/** The keys that an action assigns; none where it is no assignment. */
export function keysOf(action: unknown, seen: AssignKeys): string[] {
  if (!isAssign(action)) return []
  return typeof action.assignment === 'function' ? [...(seen.get(action) ?? [])].toSorted() : Object.keys(action.assignment)
}

/** The same assignment without one of its keys. */
export function withoutKey(action: unknown, key: string): unknown {
  if (!isAssign(action)) return action
  const { assignment } = action
  const without = (all: Record<string, unknown>) => Object.fromEntries(Object.entries(all).filter(([name]) => name !== key))
  return typeof assignment === 'function' ? computed((args, params) => without(assignment(args, params))) : assign(without(assignment))
}

const computed = (work: Computed) => assign(work as never) as unknown

/** A copy of a machine that notes what its computed assignments assign, for every key of which a faulty copy can be made. */
export function watchAssigns<Machine extends AnyStateMachine>(machine: Machine, seen: AssignKeys): Machine {
  const watched = (action: unknown): unknown => {
    if (!isAssign(action) || typeof action.assignment !== 'function') return action
    const { assignment } = action
    const keys = seen.get(action) ?? new Set()
    seen.set(action, keys)
    return computed((args, params) => {
      const assigned = assignment(args, params)
      for (const key of Object.keys(assigned)) keys.add(key)
      return assigned
    })
  }
  const through = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(through)
    if (typeof part !== 'object' || part === null || Object.getPrototypeOf(part) !== Object.prototype) return watched(part)
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, through(value)]))
  }
  const { actions, ...implementations } = machine.implementations as { actions: Record<string, unknown> }
  const named = Object.fromEntries(Object.entries(actions).map(([name, action]) => [name, watched(action)]))
  return createMachine(through(machine.config) as never, { ...implementations, actions: named } as never) as unknown as Machine
}
