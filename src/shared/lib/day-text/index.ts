export { dayText } from './day-text'
