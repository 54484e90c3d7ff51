import { walk } from '#chart-lab/testing'
import { huntMutants } from '#chart-lab/vitest'
import { machineDriver } from './machine-driver'
import { surveyCharts } from './survey-charts'
import { surveyFlow } from './survey-oracle'
import { tours, walks, ways } from './survey-paths'
import { survivors } from './survivors'

huntMutants(surveyCharts, survivors, [...tours(), ...ways, ...walks()], (charts, path) => walk(path, surveyFlow, machineDriver(charts)))
