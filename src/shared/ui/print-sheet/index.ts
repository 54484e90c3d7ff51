export { PrintSheet } from './print-sheet'
