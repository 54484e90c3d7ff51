export { forgetOwn, keepOwn, ownKept, type OwnKept } from './own-shelf'
export { useOwnAnswer, type OwnAnswer } from './use-own-answer'
