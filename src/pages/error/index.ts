export { Fault } from './ui/fault'
export { ErrorPage } from './ui/error-page'
