export { ProblemNotice } from './problem-notice'
export { problemText } from './problem-text'
