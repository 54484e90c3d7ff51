import type { AnyStateMachine, InspectionEvent } from 'xstate'
import { readChart, transitionKey } from '../chart/read-chart.ts'

/** Counts by microstep which transitions of production charts running actors take. `missing` names the others. */
export function transitionCoverage(...machines: readonly AnyStateMachine[]) {
  const hits = Object.fromEntries(
    machines.map((machine) => [machine.id, Object.fromEntries(readChart(machine).arrows.map(({ key }) => [key, 0]))]),
  )
  const count = (key: string) => {
    const chart = Object.values(hits).find((arrows) => key in arrows)
    if (chart) chart[key] = (chart[key] ?? 0) + 1
  }
  return {
    hits,
    inspect: (event: InspectionEvent): void => {
      if (event.type === '@xstate.microstep') event._transitions.map(transitionKey).forEach(count)
    },
    add: (keys: Iterable<string>): void => [...keys].forEach(count),
    missing: (): string[] => Object.values(hits).flatMap((arrows) => Object.keys(arrows).filter((key) => arrows[key] === 0)),
  }
}
