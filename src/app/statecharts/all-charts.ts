import type { AnyStateMachine } from 'xstate'

const modules = import.meta.glob<Record<string, unknown>>('/src/**/*.machine.ts', { eager: true })
const isMachine = (value: unknown): value is AnyStateMachine => typeof value === 'object' && value !== null && 'root' in value

/** Every machine of the site, by id. */
export const machines: readonly AnyStateMachine[] = Object.values(modules)
  .flatMap((exported) => Object.values(exported).filter(isMachine))
  .toSorted((a, b) => (a.id < b.id ? -1 : 1))
