export { Scroller } from './scroller'
