export { PageTitleProvider, usePageTitle } from './page-title'
