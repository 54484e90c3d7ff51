export { Chip } from './chip'
