import { beforeEach, vi } from 'vitest'
import { walk } from '#chart-lab/testing'
import { huntMutants } from '#chart-lab/vitest'
import { authCharts } from './auth-charts'
import { authFlow } from './auth-flow-oracle'
import { allTours, shortCover, walks } from './auth-flow-paths'
import { machineDriver } from './machine-driver'
import { survivors } from './survivors'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:00:00Z') }))

huntMutants(authCharts, survivors, [...shortCover(), ...walks(), ...allTours()], (charts, path) =>
  walk(path, authFlow, machineDriver(charts)),
)
