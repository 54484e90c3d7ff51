export { FlashcardsPage } from './ui/flashcards-page'
