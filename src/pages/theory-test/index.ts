export { TheoryTestPage } from './ui/theory-test-page'
