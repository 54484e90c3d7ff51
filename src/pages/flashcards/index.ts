export { FlashcardsFrame, FlashcardsPage } from './ui/flashcards-page'
