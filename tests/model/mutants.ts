import { createMachine, not, type AnyStateMachine } from 'xstate'

type Part = Record<string, unknown>
type Place = { name: string; spoil: () => void }

/** A copy of a machine with one fault that a person could make in a statechart, and what it is. */
export type Mutant<Machine> = { name: string; machine: Machine }

/**
 * Every faulty copy: a transition removed, a guard dropped or turned round, an action dropped, a target moved to a neighbour, another initial
 * state, an entry or exit dropped, a guard that says always the same, an action that does nothing, a delay ten times as long.
 */
export function mutantsOf<Machine extends AnyStateMachine>(machine: Machine): Mutant<Machine>[] {
  const implementations = machine.implementations as { guards: Part; actions: Part; delays: Part }
  const count = placesIn(copy(machine.config as Part)).length
  // A fault may send a chart round in circles; after so many steps it is seen, too.
  const made = (config: Part) =>
    createMachine({ ...config, options: { maxIterations: 100 } } as never, implementations as never) as unknown as Machine
  const spoilt = Array.from({ length: count }, (_, number) => {
    const config = copy(machine.config as Part)
    const place = placesIn(config)[number]
    place?.spoil()
    return { name: place?.name ?? '', machine: made(config) }
  })
  const whole = made(machine.config as Part)
  const provided = (name: string, changes: Part) => ({ name, machine: whole.provide(changes as never) as unknown as Machine })
  return [
    ...spoilt,
    ...Object.keys(implementations.guards).flatMap((guard) =>
      [true, false].map((answer) => provided(`${machine.id}: guard ${guard} always ${answer}`, { guards: { [guard]: () => answer } })),
    ),
    ...Object.keys(implementations.actions).map((action) =>
      provided(`${machine.id}: action ${action} does nothing`, { actions: { [action]: () => undefined } }),
    ),
    ...Object.entries(implementations.delays).map(([name, delay]) => {
      const slower = (...given: unknown[]) =>
        10 * Number(typeof delay === 'function' ? (delay as (...all: unknown[]) => number)(...given) : delay)
      return provided(`${machine.id}: delay ${name} ten times as long`, { delays: { [name]: slower } })
    }),
  ]
}

/** Everything in a chart that can be spoilt, each with the way to do it. */
function placesIn(config: Part): Place[] {
  const visit = (node: Part, siblings: string[], path: string): Place[] => {
    const from = (where: string, owner: Part, slot: string) => transitions(`${path} ${where}`, owner, slot, siblings)
    const [on, after, states] = [node['on'], node['after'], node['states']].map((part) => (part ?? {}) as Part) as [Part, Part, Part]
    return [
      ...Object.keys(on).flatMap((event) => from(event, on, event)),
      ...Object.keys(after).flatMap((delay) => from(`after ${delay}`, after, delay)),
      ...('always' in node ? from('always', node, 'always') : []),
      ...list(node['invoke']).flatMap((invoke) =>
        ['onDone', 'onError', 'onSnapshot'].flatMap((slot) =>
          slot in invoke ? from(`${String(invoke['src'])} ${slot}`, invoke, slot) : [],
        ),
      ),
      ...['entry', 'exit'].flatMap((slot) => dropped(`${path} ${slot}`, node, slot)),
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
  return all.flatMap((transition, place) => {
    const at = `${where}${all.length > 1 ? ` ${place}` : ''}`
    const { guard, target } = transition
    const others = typeof target === 'string' && siblings.includes(target) ? siblings.filter((key) => key !== target) : []
    return [
      { name: `${at}: removed`, spoil: () => void all.splice(place, 1) },
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
}

function dropped(where: string, owner: Part, slot: string): Place[] {
  const all = list(owner[slot])
  return all.map((action, place) => ({
    name: `${where}: ${nameOf(action)} dropped`,
    spoil: () => void (owner[slot] = all.filter((_, other) => other !== place)),
  }))
}

const nameOf = (action: unknown): string =>
  typeof action === 'string' ? action : ((action as { type?: string }).type ?? 'inline').replace('xstate.', '')

const list = (part: unknown): Part[] => (part === undefined ? [] : Array.isArray(part) ? (part as Part[]) : [part as Part])

function copy<T>(part: T): T {
  if (Array.isArray(part)) return part.map(copy) as T
  if (typeof part !== 'object' || part === null || Object.getPrototypeOf(part) !== Object.prototype) return part
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, copy(value)])) as T
}
