export { createLocalStore, type LocalStore } from './local-store'
export { createStoredSet } from './stored-set'
