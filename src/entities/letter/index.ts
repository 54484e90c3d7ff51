export { lettersStream, type WrittenLetter } from './model/letters-stream'
