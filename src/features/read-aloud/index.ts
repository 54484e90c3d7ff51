export { ReadAloud } from './ui/read-aloud'
