export { keepSeen, readSeen, type Seen } from './seen'
