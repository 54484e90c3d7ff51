export { StartFromPack } from './ui/lazy-start-from-pack'
export { StartButton } from './ui/start-button'
export { useStartSurvey } from './model/use-start-survey'
