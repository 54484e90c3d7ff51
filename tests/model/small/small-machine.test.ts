import { describe, expect, test } from 'vitest'
import { chartDriver, walk } from '#chart-lab/testing'
import { driverCoverage } from '#chart-lab/vitest'
import { smallCharts } from './small-charts'

describe.each(Object.entries(smallCharts))('the chart %s follows its model', (name, { chart, hold, oracle, paths }) => {
  const coverage = driverCoverage('machine', { [name]: chart })

  test('on every way', async () => {
    for (const path of paths()) await walk(path, oracle, chartDriver(chart, hold, coverage.inspect))
  })

  test('and every transition is taken', () => expect(coverage.missing()).toEqual([]))
})
