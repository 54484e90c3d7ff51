export { surroundBy, surroundings, type Surroundings } from './surroundings'
