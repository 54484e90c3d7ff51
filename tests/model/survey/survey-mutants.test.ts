import { huntMutants, walk } from '#chart-lab/testing'
import { machineDriver } from './machine-driver'
import { surveyCharts } from './survey-charts'
import { surveyFlow } from './survey-oracle'
import { tours, walks } from './survey-paths'
import { survivors } from './survivors'

huntMutants(surveyCharts, survivors, [...tours(), ...walks()], (charts, path) => walk(path, surveyFlow, machineDriver(charts)))
