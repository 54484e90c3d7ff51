import type { AnyStateMachine, InspectionEvent } from 'xstate'
import { readChart, transitionKey } from '#chart-lab/chart'

/** Counts by microstep which transitions of production charts running actors take. `missing` names the others. */
export function transitionCoverage(...machines: readonly AnyStateMachine[]) {
  const left = new Set(machines.flatMap((machine) => readChart(machine).arrows.map(({ key }) => key)))
  return {
    inspect: (event: InspectionEvent): void => {
      if (event.type !== '@xstate.microstep') return
      for (const transition of event._transitions) left.delete(transitionKey(transition))
    },
    add: (keys: Iterable<string>): void => {
      for (const key of keys) left.delete(key)
    },
    missing: (): string[] => [...left],
  }
}
