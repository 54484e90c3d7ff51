export { Celebration } from './celebration'
