export { callsLater, later, onceLoaded, type Later } from './later'
export { laterPart } from './later-part'
