import { createMachine, type AnyStateMachine } from 'xstate'
import { keysOf, withoutKey, type Footprints } from './footprints.ts'
import { copy, faultsIn, type Part } from './faults.ts'

/** A copy of a machine with one fault that a person could make in a statechart, and what it is. */
export type Mutant<Machine> = { name: string; machine: Machine }

/**
 * Every faulty copy of a chart, with one fault each: something removed, swapped, turned round or changed.
 * @param seen without it, only assignments written key by key lose a key
 */
export function mutantsOf<Machine extends AnyStateMachine>(machine: Machine, seen: Footprints = new Map()): Mutant<Machine>[] {
  const implementations = machine.implementations as { guards: Part; actions: Part; delays: Part }
  const count = faultsIn(copy(machine.config as Part), implementations.actions, seen).length
  // A fault may send a chart round in circles; after so many steps it is seen, too.
  const made = (config: Part) =>
    createMachine({ ...config, options: { maxIterations: 100 } } as never, implementations as never) as unknown as Machine
  const spoilt = Array.from({ length: count }, (_, number) => {
    const config = copy(machine.config as Part)
    const place = faultsIn(config, implementations.actions, seen)[number]
    place?.spoil()
    return { name: place?.name ?? '', machine: made(config) }
  })
  const whole = made(machine.config as Part)
  const provided = (name: string, changes: Part) => ({
    name: `${machine.id}: ${name}`,
    machine: whole.provide(changes as never) as unknown as Machine,
  })
  return [
    ...spoilt,
    ...Object.keys(implementations.guards).flatMap((guard) =>
      [true, false].map((answer) => provided(`guard ${guard} always ${answer}`, { guards: { [guard]: () => answer } })),
    ),
    ...Object.entries(implementations.actions).flatMap(([name, action]) => [
      provided(`action ${name} does nothing`, { actions: { [name]: () => undefined } }),
      ...keysOf(action, seen).map((key) =>
        provided(`action ${name}: ${key} not assigned`, { actions: { [name]: withoutKey(action, key) } }),
      ),
    ]),
    ...Object.entries(implementations.delays).flatMap(([name, delay]) =>
      Object.entries({ 'half as long': 0.5, 'twice as long': 2, 'ten times as long': 10 }).map(([change, factor]) =>
        provided(`delay ${name} ${change}`, { delays: { [name]: (...given: unknown[]) => factor * lasts(delay, given) } }),
      ),
    ),
  ]
}

const lasts = (delay: unknown, given: unknown[]): number =>
  Number(typeof delay === 'function' ? (delay as (...all: unknown[]) => number)(...given) : delay)
