import type { AnyStateMachine } from 'xstate'

/**
 * A machine as JSON that XState can read again. Functions are written by name, inline ones by kind, so that
 * `createMachine(JSON.parse(text))` needs `provide()` for them.
 */
export function jsonOf(machine: AnyStateMachine): string {
  return `${JSON.stringify(machine.config, named, 2)}\n`
}

/** A function becomes its name where XState expects a name; elsewhere (context, input, output, params) it is left out. */
function named(this: unknown, slot: string, value: unknown): unknown {
  if (typeof value !== 'function') return value
  const isWord = ['guard', 'actions', 'entry', 'exit', 'src'].includes(slot) || Array.isArray(this)
  if (!isWord) return undefined
  const { type } = value as { type?: unknown }
  return { type: typeof type === 'string' ? type : value.name === '' || value.name === slot ? 'inline' : value.name }
}
