export { pluralOf } from './plural'
