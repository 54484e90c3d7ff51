export { Figure } from './figure'
