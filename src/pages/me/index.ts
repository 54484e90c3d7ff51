export { MePage } from './ui/me-page'
