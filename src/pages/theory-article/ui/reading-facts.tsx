import { useEffect } from 'react'
import type { Article } from '#contract/theory'
import { readMarks } from '@/entities/theory'
import { watchReading } from '../model/watch-reading'

/** Marks the sections that have been read. Draws nothing. */
export function ReadingFacts({ article }: { article: Article }) {
  useEffect(
    () =>
      watchReading(article.sections, (section) => {
        readMarks.mark(article.id, section)
      }),
    [article],
  )
  return null
}
