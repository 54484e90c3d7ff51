export { Panel } from './panel'
