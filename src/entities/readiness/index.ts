export { useReadiness } from './api/readiness-answer'
export { countedText, passText, rangeText, wantingText } from './model/prediction-text'
export { usePredictions } from './model/use-predictions'
