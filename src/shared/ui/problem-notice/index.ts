export { FailedNotice, type FailedAnswer } from './failed-notice'
export { ProblemNotice } from './problem-notice'
export { problemText, reasonOf } from './problem-text'
