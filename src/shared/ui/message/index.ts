export { Message } from './message'
