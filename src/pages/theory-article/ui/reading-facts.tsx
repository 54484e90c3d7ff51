import { useEffect } from 'react'
import type { Article } from '#contract/theory'
import { readMarks } from '@/entities/theory'
import { useUserFacts } from '@/entities/user-fact'
import { FollowReading } from '@/features/follow-reading'
import { watchReading } from '../model/watch-reading'

/** Marks the sections that have been read, on this device at once, on the server in its own time, and takes over what other devices have marked. Draws nothing. */
export function ReadingFacts({ article }: { article: Article }) {
  const facts = useUserFacts()
  useEffect(
    () =>
      watchReading(article.sections, (block) => {
        if (readMarks.mark(article.id, block)) void facts.state({ kind: 'article.read', article: article.id, block }).catch(() => undefined)
      }),
    [article, facts],
  )
  return <FollowReading subject={article.subject.id} articles={[article]} />
}
