export { Tex } from './tex'
