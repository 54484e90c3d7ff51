export { TheoryArticlePage } from './ui/theory-article-page'
export { prepareChecks } from './ui/lazy-check'
