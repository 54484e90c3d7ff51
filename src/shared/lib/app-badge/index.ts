export { showBadge } from './app-badge'
