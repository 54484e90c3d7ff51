// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { walk } from '#chart-lab/testing'
import { driverCoverage } from '#chart-lab/vitest'
import { startInspection } from '@/shared/lib/inspection'
import { scriptedBackEnd } from '../scripted-back-end'
import { isCallOfSurvey, screenDriver, standing } from './screen-driver'
import { surveyCharts } from './survey-charts'
import { surveyScreen } from './survey-oracle'
import { isOnPage, tours, walks } from './survey-paths'
import { loadPage, surveyWorld } from './survey-world'

const coverage = driverCoverage('React', surveyCharts)
startInspection(coverage.inspect)

beforeAll(loadPage, 60_000)
// Once for all paths: frames that jsdom has promised on one clock never come on the next.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] }))
// jsdom has no screen.
beforeAll(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })))
beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined))
afterAll(() => void vi.useRealTimers())

const isBreaking = (key: string) =>
  /xstate.error.actor.(lock|onlooker|recorder|\w*[tT]icker) |\.broken |\.standing /.test(key) || unguarded.has(key)
const unguarded = new Set(['survey.locking | always | 0', 'survey.reading | lock.take | 0'])

describe('the survey page in jsdom follows the model of a sitting', () => {
  test.each([...tours(isOnPage), ...walks(12, isOnPage)].map((path) => [path.name, path] as const))(
    '%s',
    async (_, path) => {
      const server = scriptedBackEnd(isCallOfSurvey, standing)
      await walk(path, surveyScreen, screenDriver(surveyWorld(server), server))
    },
    60_000,
  )

  test('and every transition of the charts is taken but those of actors that break, which those of a page do not', () =>
    expect(coverage.missing().filter((key) => !isBreaking(key))).toEqual([]))
})
