export { TheoryPage } from './ui/theory-page'
