// @vitest-environment jsdom
import { describe, expect, test } from 'vitest'
import { walk } from '#chart-lab/testing'
import { driverCoverage } from '#chart-lab/vitest'
import { reviewMachine } from '@/pages/flashcards/model/review.machine'
import { startInspection } from '@/shared/lib/inspection'
import { pageDriver } from './page-driver'
import { reviewScreen } from './review-oracle'
import { shortCover, walks } from './review-paths'

const coverage = driverCoverage('React', { review: reviewMachine })
startInspection(coverage.inspect)

describe('the page of a round of flashcards follows the model', () => {
  test.each([...shortCover(), ...walks().slice(0, 10)].map((path) => [path.name, path] as const))(
    '%s',
    async (_, path) => {
      await walk(path, reviewScreen, pageDriver())
    },
    60_000,
  )

  test('and every transition of the chart is taken', () => expect(coverage.missing()).toEqual([]))
})
