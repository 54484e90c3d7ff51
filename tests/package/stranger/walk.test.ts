import { createActor } from 'xstate'
import { transitionCoverage } from 'chart-lab/testing'
import { driverCoverage } from 'chart-lab/vitest'
import { explore } from 'chart-lab/chaos'
import { payloadsOf } from 'chart-lab/forms'
import { expect, test } from 'vitest'
import { kettleMachine } from './kettle.js'

const coverage = driverCoverage('alone', { kettle: kettleMachine })

test('the transitions that an actor takes are counted', () => {
  const actor = createActor(kettleMachine, { inspect: coverage.inspect }).start()
  actor.send({ type: 'kettle.fill', litres: 1 })
  expect(coverage.missing().length).toBeGreaterThan(0)
  expect(coverage.missing().length).toBeLessThan(transitionCoverage(kettleMachine).missing().length)
  expect([typeof explore, typeof payloadsOf]).toEqual(['function', 'function'])
  actor.stop()
})
