export { cellBox, cellPress } from './cell'
