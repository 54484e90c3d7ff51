// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { driverCoverage, walk } from '#chart-lab/testing'
import { startInspection } from '@/shared/lib/inspection'
import { scriptedBackEnd } from '../scripted-back-end'
import { isCallOfSurvey, screenDriver, standing } from './screen-driver'
import { surveyCharts } from './survey-charts'
import { surveyScreen } from './survey-oracle'
import { tours, walks } from './survey-paths'
import { loadPage, surveyWorld } from './survey-world'

const coverage = driverCoverage('React', surveyCharts)
startInspection(coverage.inspect)

beforeAll(loadPage, 60_000)
// Once for all paths: frames that jsdom has promised on one clock never come on the next.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }))
beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined))
afterAll(() => void vi.useRealTimers())

describe('the survey page in jsdom follows the model of a sitting', () => {
  test.each([...tours(), ...walks(12)].map((path) => [path.name, path] as const))(
    '%s',
    async (_, path) => {
      const server = scriptedBackEnd(isCallOfSurvey, standing)
      await walk(path, surveyScreen, screenDriver(surveyWorld(server), server))
    },
    60_000,
  )

  test('and every transition of the charts is taken', () => expect(coverage.missing()).toEqual([]))
})
