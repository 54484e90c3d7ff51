export type { Answered } from './read-answer'
export { useAnswer, type Answer } from './use-answer'
