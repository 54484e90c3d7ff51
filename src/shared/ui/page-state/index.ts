export { FailedPage, LoadingPage } from './page-state'
