export { useReadiness } from './api/readiness-answer'
export { passText, rangeText, wantingText } from './model/prediction-text'
export { usePredictions } from './model/use-predictions'
