export { FailedView } from './failed-view'
export { HandInView } from './hand-in-view'
