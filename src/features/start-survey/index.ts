export { useStartSurvey } from './model/use-start-survey'
