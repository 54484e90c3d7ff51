export { hasTrueCanvas } from './true-canvas'
