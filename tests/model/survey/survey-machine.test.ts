import { describe, expect, test } from 'vitest'
import type { InspectionEvent } from 'xstate'
import { walk } from '#chart-lab/testing'
import { driverCoverage } from '#chart-lab/vitest'
import { waitingCoverage } from '../waiting-states'
import { machineDriver } from './machine-driver'
import { surveyCharts } from './survey-charts'
import { surveyFlow } from './survey-oracle'
import { tours, walks, ways } from './survey-paths'

const coverage = driverCoverage('machine', surveyCharts)
const waiting = waitingCoverage(surveyCharts)
const inspect = (event: InspectionEvent) => [coverage, waiting].forEach((each) => each.inspect(event))

describe('the chart of a sitting follows the model', () => {
  test.each([...tours(), ...ways, ...walks()].map((path) => [path.name, path] as const))('%s', async (_, path) => {
    await walk(path, surveyFlow, machineDriver(surveyCharts, inspect))
  })

  test('and every transition of the chart is taken', () => expect(coverage.missing()).toEqual([]))

  test('and in every state that waits another tab says something, but for those that are listed with a reason', () =>
    expect(waiting.wrong()).toEqual([]))
})
