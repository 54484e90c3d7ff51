export { CountUp } from './count-up'
