export { painted } from './painted'
