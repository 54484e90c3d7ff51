export { TestsFrame, TestsPage } from './ui/tests-page'
