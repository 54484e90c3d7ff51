export { useHashTarget } from './hash-target'
export { hashText } from './hash-text'
