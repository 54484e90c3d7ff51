export { StartFromPack } from './ui/lazy-start-from-pack'
export { useStartSurvey } from './model/use-start-survey'
