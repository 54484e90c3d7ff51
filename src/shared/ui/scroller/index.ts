export { Scroller, toEdges } from './scroller'
