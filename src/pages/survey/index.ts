export { TimeLeftError } from './api/time-left-error'
export { SurveyPage } from './ui/survey-page'
