export { AnswerToCome } from './answer-to-come'
export { FailedPage, LoadingPage } from './page-state'
