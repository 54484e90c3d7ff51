export { Still } from './still'
