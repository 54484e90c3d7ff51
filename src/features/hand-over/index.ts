export { HandOver } from './ui/lazy-hand-over'
export { TakeOver } from './ui/take-over'
