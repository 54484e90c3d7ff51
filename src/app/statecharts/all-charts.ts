import type { AnyStateMachine } from 'xstate'

const modules = import.meta.glob<Record<string, unknown>>('/src/**/*.machine.ts', { eager: true })
const isMachine = (value: unknown): value is AnyStateMachine => typeof value === 'object' && value !== null && 'root' in value

const charts = Object.entries(modules)
  .flatMap(([path, exported]) =>
    Object.values(exported)
      .filter(isMachine)
      .map((machine) => ({ file: path.slice(1), machine })),
  )
  .toSorted((a, b) => (a.machine.id < b.machine.id ? -1 : 1))

/** Every machine of the site, by id. */
export const machines: readonly AnyStateMachine[] = charts.map(({ machine }) => machine)

/** The file that each machine stands in, by id. */
export const chartFiles: ReadonlyMap<string, string> = new Map(charts.map(({ file, machine }) => [machine.id, file]))
