import { beforeEach, expect, test, vi } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { mutantsOf, type Mutant } from '../mutants'
import { walk } from '../walk'
import { authCharts, type AuthCharts } from './auth-charts'
import { authFlow } from './auth-flow-oracle'
import { allTours, shortCover, walks } from './auth-flow-paths'
import { machineDriver } from './machine-driver'
import { survivors } from './survivors'

const everyTour = [...shortCover(), ...walks(), ...allTours()]

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:00:00Z') }))

async function isFound(charts: AuthCharts): Promise<boolean> {
  for (const path of everyTour) {
    const failure = await walk(path, authFlow, machineDriver(charts)).then(
      () => null,
      () => path,
    )
    if (failure) return true
  }
  return false
}

test('at least 97 of 100 faults are seen', () => {
  const made = Object.values(authCharts).reduce((sum, chart: AnyStateMachine) => sum + mutantsOf(chart).length, 0)
  const unseen = Object.values(survivors).reduce((sum, listed) => sum + Object.keys(listed).length, 0)
  expect(unseen / made).toBeLessThanOrEqual(0.03)
})

test.each(Object.keys(authCharts) as (keyof AuthCharts)[])(
  'a fault in %s is seen by somebody, or stands in the list with its reason',
  async (name) => {
    const mutants: Mutant<AnyStateMachine>[] = mutantsOf(authCharts[name])
    const alive: string[] = []
    for (const mutant of mutants) if (!(await isFound({ ...authCharts, [name]: mutant.machine }))) alive.push(mutant.name)
    console.info(`${name}: ${mutants.length - alive.length} of ${mutants.length} faults found`)
    expect(alive.toSorted()).toEqual(Object.keys(survivors[name]).toSorted())
  },
  120_000,
)
