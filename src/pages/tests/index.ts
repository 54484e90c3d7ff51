export { TestsPage } from './ui/tests-page'
