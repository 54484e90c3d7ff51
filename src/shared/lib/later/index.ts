export { later, type Later } from './later'
export { laterPart } from './later-part'
