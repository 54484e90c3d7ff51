export { WordsPage } from './ui/words-page'
