export { Day } from './day'
