export { hashText } from './hash-text'
