export { TheoryArticlePage } from './ui/theory-article-page'
