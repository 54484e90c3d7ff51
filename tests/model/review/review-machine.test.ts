import { describe, expect, test } from 'vitest'
import { walk } from '#chart-lab/testing'
import { driverCoverage } from '#chart-lab/vitest'
import { reviewMachine } from '@/pages/flashcards/model/review.machine'
import { machineDriver } from './machine-driver'
import { reviewFlow } from './review-oracle'
import { tours, walks } from './review-paths'

const coverage = driverCoverage('machine', { review: reviewMachine })

describe('the chart of a round of flashcards follows the model', () => {
  test.each([...tours(), ...walks()].map((path) => [path.name, path] as const))('%s', async (_, path) => {
    await walk(path, reviewFlow, machineDriver(reviewMachine, coverage.inspect))
  })

  test('and every transition of the chart is taken', () => expect(coverage.missing()).toEqual([]))
})
