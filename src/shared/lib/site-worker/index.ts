export type { ToPage, ToWorker } from './messages'
export { checkWorker, keepSite, registerWorker, takeUpdate } from './site-worker'
