import { createMachine, type AnyStateMachine } from 'xstate'
import { copy, placesIn, type Part } from './faults.ts'

/** A copy of a machine with one fault that a person could make in a statechart, and what it is. */
export type Mutant<Machine> = { name: string; machine: Machine }

/**
 * Every faulty copy: a transition removed, all of one slot removed, two candidates in the other order, a guard dropped or turned round, an
 * action, a tag, an entry or an exit dropped, a target moved to a neighbour, another initial state, an actor that is given nothing or
 * something else, a guard that says always the same, an action that does nothing, a delay twice or half as long.
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
  const provided = (name: string, changes: Part) => ({
    name: `${machine.id}: ${name}`,
    machine: whole.provide(changes as never) as unknown as Machine,
  })
  return [
    ...spoilt,
    ...Object.keys(implementations.guards).flatMap((guard) =>
      [true, false].map((answer) => provided(`guard ${guard} always ${answer}`, { guards: { [guard]: () => answer } })),
    ),
    ...Object.keys(implementations.actions).map((action) =>
      provided(`action ${action} does nothing`, { actions: { [action]: () => undefined } }),
    ),
    ...Object.entries(implementations.delays).flatMap(([name, delay]) =>
      Object.entries({ 'half as long': 0.5, 'twice as long': 2 }).map(([change, factor]) =>
        provided(`delay ${name} ${change}`, { delays: { [name]: (...given: unknown[]) => factor * lasts(delay, given) } }),
      ),
    ),
  ]
}

const lasts = (delay: unknown, given: unknown[]): number =>
  Number(typeof delay === 'function' ? (delay as (...all: unknown[]) => number)(...given) : delay)
