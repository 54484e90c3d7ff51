export { readAnswer, type Answered } from './read-answer'
export { useAnswer, type Answer } from './use-answer'
export { forgetOwn, keeperOfOwn, keepOwn, ownStored, type OwnStored } from './own-shelf'
export { useOwnAnswer, type OwnAnswer } from './use-own-answer'
