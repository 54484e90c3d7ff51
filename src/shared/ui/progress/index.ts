export { Progress } from './progress'
