export { columnLook } from './column'
