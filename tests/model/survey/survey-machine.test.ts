import { describe, expect, test } from 'vitest'
import { walk } from '#chart-lab/testing'
import { driverCoverage } from '#chart-lab/vitest'
import { machineDriver } from './machine-driver'
import { surveyCharts } from './survey-charts'
import { surveyFlow } from './survey-oracle'
import { tours, walks, ways } from './survey-paths'

const coverage = driverCoverage('machine', surveyCharts)

describe('the chart of a sitting follows the model', () => {
  test.each([...tours(), ...ways, ...walks()].map((path) => [path.name, path] as const))('%s', async (_, path) => {
    await walk(path, surveyFlow, machineDriver(surveyCharts, coverage.inspect))
  })

  test('and every transition of the chart is taken', () => expect(coverage.missing()).toEqual([]))
})
