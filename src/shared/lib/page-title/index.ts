export { createPageTitle, PageTitleProvider, useOwnTitle, usePageTitle } from './page-title'
