// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { walk } from '#chart-lab/testing'
import { driverCoverage } from '#chart-lab/vitest'
import { startInspection } from '@/shared/lib/inspection'
import { pageDriver, pageOracle, pagePaths, type PageHold } from './page-driver'
import { pages } from './pages'
import { smallCharts } from './small-charts'

const coverages = Object.entries(pages).map(([name]) => {
  const { chart } = smallCharts[name as keyof typeof pages]
  return [name, driverCoverage('React', { [name]: chart })] as const
})
startInspection((event) => coverages.forEach(([, { inspect }]) => inspect(event)))

/** Once for the whole file: a frame that jsdom promised on one clock never comes on the next. */
vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

describe.each(coverages)('the page of %s follows the model', (name, coverage) => {
  const page = pages[name as keyof typeof pages] as PageHold<{ type: string }>
  const small = smallCharts[name as keyof typeof pages]

  test('on few ways', async () => {
    for (const path of pagePaths(small, page)) await walk(path, pageOracle(small, page), pageDriver(page))
  }, 120_000)

  test('and every transition is taken but those that only the chart alone can take', () =>
    expect(coverage.missing().toSorted()).toEqual(Object.keys(page.elsewhere ?? {}).toSorted()))
})
