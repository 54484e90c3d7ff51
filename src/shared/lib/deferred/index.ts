export { deferred, loadedOnce } from './deferred'
