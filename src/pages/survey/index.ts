export { LoadingView as SurveyFrame } from './ui/loading-view'
export { SurveyPage } from './ui/survey-page'
