import type { AnyStateMachine, SnapshotFrom } from 'xstate'
import { eventsIn } from '#chart-lab/testing'

/** The presses that a model allows in a state, in the order of the alphabet: what a screen has to offer then. */
export const pressesIn = <Model extends AnyStateMachine>(
  state: SnapshotFrom<Model>,
  presses: readonly string[],
  cases: NonNullable<Parameters<typeof eventsIn<Model>>[1]['cases']>,
): string[] =>
  eventsIn<Model>(state, { cases })
    .map(({ type }) => type)
    .filter((type) => presses.includes(type))
    .toSorted()
