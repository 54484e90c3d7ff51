export { BreakView } from './break-view'
export { FailedView } from './failed-view'
export { HandInView } from './hand-in-view'
export { PausedView } from './paused-view'
