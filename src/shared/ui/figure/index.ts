export { Drawing } from './drawing'
export { Figure } from './figure'
