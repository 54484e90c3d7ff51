import { addingMachine } from '@/pages/survey/model/adding.machine'
import { surveyMachine } from '@/pages/survey/model/survey.machine'

/** The production charts that a sitting runs on. */
export const surveyCharts = { survey: surveyMachine, adding: addingMachine }
export type SurveyCharts = typeof surveyCharts
