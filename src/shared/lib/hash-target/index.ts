export { useHashTarget } from './hash-target'
