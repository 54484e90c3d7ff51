export { sha256 } from './sha256'
