export { noteEvent, recentEvents } from './recent-events'
