export { atHand, type AtHand } from './at-hand'
