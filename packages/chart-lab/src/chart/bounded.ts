import { createMachine, type AnyStateMachine } from 'xstate'

/** More steps after one event than any chart takes that is not going round in circles. */
export const mostSteps = 1000

/** The same machine, which ends with an error where it would go round without end. */
export function bounded<Machine extends AnyStateMachine>(machine: Machine): Machine {
  const { options } = machine.config as { options?: object }
  const config = { ...(machine.config as object), options: { maxIterations: mostSteps, ...options } }
  return createMachine(config as never, machine.implementations as never) as unknown as Machine
}

/** Tells whether an error says that a machine went round in circles. */
export const isEndless = (error: unknown): boolean => /infinite loop/i.test(String(error))
