import { afterAll } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { transitionCoverage } from './coverage.ts'
import { keepPart } from './parts.ts'

/** `transitionCoverage`, kept for the table when the tests of this file are over. */
export function driverCoverage(driver: string, charts: Readonly<Record<string, AnyStateMachine>>) {
  const coverage = transitionCoverage(...Object.values(charts))
  afterAll(() => keepPart(`${Object.keys(charts).join('+')}.${driver}`, { driver, hits: coverage.hits }))
  return coverage
}
