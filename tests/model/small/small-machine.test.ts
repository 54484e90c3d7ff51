import { describe, expect, test } from 'vitest'
import { chartDriver, leftOut, walk } from '#chart-lab/testing'
import { driverCoverage } from '#chart-lab/vitest'
import { smallCharts } from './small-charts'

describe.each(Object.entries(smallCharts))('the chart %s follows its model', (name, { chart, hold, oracle, paths }) => {
  const coverage = driverCoverage('machine', { [name]: chart })

  test('on every way', async () => {
    const all = paths()
    const skipped = leftOut(oracle.model, all)
    if (skipped.length > 0) console.info(`${name}: no way takes ${skipped.join(', ')}`)
    for (const path of all) await walk(path, oracle, chartDriver(chart, hold, coverage.inspect))
  })

  test('and every transition is taken', () => expect(coverage.missing()).toEqual([]))
})
