import { describe, expect, test } from 'vitest'
import type { InspectionEvent } from 'xstate'
import { chartDriver, leftOut, walk } from '#chart-lab/testing'
import { driverCoverage } from '#chart-lab/vitest'
import { waitingCoverage } from '../waiting-states'
import { smallCharts } from './small-charts'

describe.each(Object.entries(smallCharts))('the chart %s follows its model', (name, { chart, hold, oracle, paths }) => {
  const coverage = driverCoverage('machine', { [name]: chart })
  const waiting = waitingCoverage({ [name]: chart })
  const inspect = (event: InspectionEvent) => [coverage, waiting].forEach((each) => each.inspect(event))

  test('on every way', async () => {
    const all = paths()
    const skipped = leftOut(oracle.model, all)
    if (skipped.length > 0) console.info(`${name}: no way takes ${skipped.join(', ')}`)
    for (const path of all) await walk(path, oracle, chartDriver(chart, hold, inspect))
  })

  test('and every transition is taken', () => expect(coverage.missing()).toEqual([]))

  test('and in every state that waits another tab says something, but for those that are listed with a reason', () =>
    expect(waiting.wrong()).toEqual([]))
})
