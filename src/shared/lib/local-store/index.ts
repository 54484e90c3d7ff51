export { createLocalStore, type LocalStore } from './local-store'
