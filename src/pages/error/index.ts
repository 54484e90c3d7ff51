export { Fault } from './ui/fault'

/** Apart from `Fault`, which every page may need at once. */
export const loadErrorPage = async () => (await import('./ui/error-page')).ErrorPage
