export { createLocalStore, type LocalStore } from './local-store'
export { createStoredWords } from './stored-words'
