export { deferred } from './deferred'
