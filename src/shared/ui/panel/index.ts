export { Panel, linkSheet, stackedSheet } from './panel'
