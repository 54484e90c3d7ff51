export { SurveyPage } from './ui/survey-page'
