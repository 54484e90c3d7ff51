export { Select, SelectBox, type Choice } from './select'
