import type { AnyStateMachine } from 'xstate'
import { readChart, type Chart } from '#chart-lab/chart'

const modules = import.meta.glob<Record<string, unknown>>('/src/**/*.machine.ts', { eager: true })
const isMachine = (value: unknown): value is AnyStateMachine => typeof value === 'object' && value !== null && 'root' in value

/** Every machine of the site, by id. */
export const machines: readonly AnyStateMachine[] = Object.values(modules)
  .flatMap((exported) => Object.values(exported).filter(isMachine))
  .toSorted((a, b) => (a.id < b.id ? -1 : 1))

export const chartsById: ReadonlyMap<string, Chart> = new Map(machines.map((machine) => [machine.id, readChart(machine)]))
