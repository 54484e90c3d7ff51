export { ErrorPage } from './ui/error-page'
export { Fault } from './ui/fault'
