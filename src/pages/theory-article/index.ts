import { forms } from '@/entities/question'
import { TheoryArticlePage } from './ui/theory-article-page'

/** The page and what tasks of every form are answered with, so that they are drawn at once with the text around them. */
export async function loadArticlePage() {
  await forms.fetch().catch(() => undefined)
  return TheoryArticlePage
}
