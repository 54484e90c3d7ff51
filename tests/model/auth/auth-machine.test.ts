import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { InspectionEvent } from 'xstate'
import { walk } from '#chart-lab/testing'
import { driverCoverage } from '#chart-lab/vitest'
import { authCharts } from './auth-charts'
import { authFlow } from './auth-flow-oracle'
import { allTours, walks } from './auth-flow-paths'
import { waitingCoverage } from '../waiting-states'
import { machineDriver } from './machine-driver'

const coverage = driverCoverage('machine', authCharts)
const waiting = waitingCoverage(authCharts)
const inspect = (event: InspectionEvent) => [coverage, waiting].forEach((each) => each.inspect(event))

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:00:00Z') }))

describe('the charts of the way into an account follow the model', () => {
  test.each([...allTours(), ...walks()].map((path) => [path.name, path] as const))('%s', async (_, path) => {
    await walk(path, authFlow, machineDriver(authCharts, inspect))
  })

  test('and every transition of the charts is taken', () => expect(coverage.missing()).toEqual([]))

  test('and in every state that waits another tab says something, but for those that are listed with a reason', () =>
    expect(waiting.wrong()).toEqual([]))
})
