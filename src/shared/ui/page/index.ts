export { Page } from './page'
export { TitledText } from './titled-text'
