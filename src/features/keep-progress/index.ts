export { KeepProgress } from './ui/keep-progress'
export { cardsBeforePrompt } from './model/prompt-pause'
