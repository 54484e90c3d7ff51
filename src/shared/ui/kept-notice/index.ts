export { KeptNotice } from './kept-notice'
