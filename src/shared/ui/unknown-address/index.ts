export { UnknownAddress } from './unknown-address'
