import { describe, expect, test } from 'vitest'
import type { InspectionEvent } from 'xstate'
import { walk } from '#chart-lab/testing'
import { driverCoverage } from '#chart-lab/vitest'
import { reviewMachine } from '@/pages/flashcards/model/review.machine'
import { waitingCoverage } from '../waiting-states'
import { machineDriver } from './machine-driver'
import { reviewFlow } from './review-oracle'
import { tours, walks } from './review-paths'

const coverage = driverCoverage('machine', { review: reviewMachine })
const waiting = waitingCoverage({ review: reviewMachine })
const inspect = (event: InspectionEvent) => [coverage, waiting].forEach((each) => each.inspect(event))

describe('the chart of a round of flashcards follows the model', () => {
  test.each([...tours(), ...walks()].map((path) => [path.name, path] as const))('%s', async (_, path) => {
    await walk(path, reviewFlow, machineDriver(reviewMachine, inspect))
  })

  test('and every transition of the chart is taken', () => expect(coverage.missing()).toEqual([]))

  test('and in every state that waits another tab says something, but for those that are listed with a reason', () =>
    expect(waiting.wrong()).toEqual([]))
})
