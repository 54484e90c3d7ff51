export { Panel, stackedSheet } from './panel'
