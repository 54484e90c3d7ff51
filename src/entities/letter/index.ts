export { sendLetter } from './api/send-letter'
export { lettersStream, type WrittenLetter } from './model/letters-stream'
