import { lazy, Suspense } from 'react'
import type { Article } from '#contract/theory'
import { useFirstAnswer } from '@/shared/lib/first-answers'
import type { LoadArticleProps } from './load-article'
import { theoryPath } from '../model/theory-path'

const LoadArticle = lazy(async () => ({ default: (await import('./load-article')).LoadArticle }))

type ArticleAnswerProps = Omit<LoadArticleProps, 'path'> & { subject: string; type: string; seoCode: string }

/** An article by its present or an earlier address. What loads and checks it comes only where the server has not sent it along. */
export function ArticleAnswer({ subject, type, seoCode, children }: ArticleAnswerProps) {
  const path = theoryPath(subject, 'theory', type, seoCode)
  const first = useFirstAnswer(path) as { article: Article } | null
  if (first !== null) return children({ state: 'ready', found: first, keptAt: null })
  return (
    <Suspense fallback={children({ state: 'loading' })}>
      <LoadArticle path={path}>{children}</LoadArticle>
    </Suspense>
  )
}
