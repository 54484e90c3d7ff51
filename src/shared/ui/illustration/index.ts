export { Illustration } from './illustration'
