import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { pageTitles } from '#contract/page-titles'
import type { Article } from '#contract/theory'
import { WithSession } from '@/entities/session'
import { ArticleAnswer } from '@/entities/theory'
import { NearMatches } from '@/features/find'
import { usePageTitle } from '@/shared/lib/page-title'
import { addresses } from '@/shared/routes'
import { FailedPage, LoadingPage } from '@/shared/ui/page-state'
import { StoredNotice } from '@/shared/ui/stored-notice'
import { DrawnFormulas } from '@/shared/ui/tex'
import { ArticleView } from './article-view'
import { ReadingFacts } from './reading-facts'

type TheoryArticlePageProps = { params: { subject: string; type: string; seoCode: string } }

export function TheoryArticlePage({ params }: TheoryArticlePageProps) {
  return (
    <ArticleAnswer {...params}>
      {(answer) => {
        switch (answer.state) {
          case 'ready':
            return <Ready article={answer.found.article} asked={params.seoCode} storedAt={answer.storedAt} />
          case 'missing':
            return <NearMatches title="Такого конспекту немає" parent={{ title: 'До предмета', to: addresses.subject.to(params) }} />
          case 'failed':
            return <FailedPage title="Конспект не завантажився" failure="Не вдалося завантажити конспект" answer={answer} />
          case 'loading':
            return <LoadingPage shapes={['title', 'line', 'line', 'line', 'block', 'line', 'line']} />
        }
      }}
    </ArticleAnswer>
  )
}

type ReadyProps = { article: Article; asked: string; storedAt: string | null }

function Ready({ article, asked, storedAt }: ReadyProps) {
  usePageTitle(pageTitles.article(article.title, article.subject.title))
  usePresentAddress(article, asked)
  return (
    <>
      <WithSession>
        <ReadingFacts article={article} />
      </WithSession>
      <DrawnFormulas formulas={article.formulas}>
        <ArticleView article={article} notice={<StoredNotice storedAt={storedAt} />} />
      </DrawnFormulas>
    </>
  )
}

/** An article that has moved is shown under its present address. */
function usePresentAddress(article: Article, asked: string): void {
  const [, navigate] = useLocation()
  const present = article.seoCode === asked ? null : addresses.theoryArticle.to({ ...article, subject: article.subject.id })
  useEffect(() => {
    if (present !== null) navigate(present + location.hash, { replace: true })
  }, [present, navigate])
}
