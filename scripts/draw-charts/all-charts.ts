import type { AnyStateMachine } from 'xstate'

const modules = import.meta.glob<Record<string, unknown>>('/src/**/*.machine.ts', { eager: true })
const isChart = (value: unknown): value is AnyStateMachine => typeof value === 'object' && value !== null && 'root' in value

/** Every chart of the site, by id. Loaded through Vite, which knows the site’s imports. */
export const charts = Object.values(modules)
  .flatMap((exported) => Object.values(exported).filter(isChart))
  .toSorted((a, b) => (a.id < b.id ? -1 : 1))
