export { Pitfall } from './pitfall'
