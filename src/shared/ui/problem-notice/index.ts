export { ProblemNotice } from './problem-notice'
export { problemText, reasonOf } from './problem-text'
