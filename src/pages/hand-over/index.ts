export { HandOverPage } from './ui/hand-over-page'
