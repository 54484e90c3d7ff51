import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { pageTitles } from '#contract/page-titles'
import type { Article } from '#contract/theory'
import { useIsSessionThere } from '@/entities/session'
import { ArticleAnswer } from '@/entities/theory'
import { NearMatches } from '@/features/find'
import { usePageTitle } from '@/shared/lib/page-title'
import { addresses } from '@/shared/routes'
import { KeptNotice } from '@/shared/ui/kept-notice'
import { Page } from '@/shared/ui/page'
import { ProblemNotice, problemText } from '@/shared/ui/problem-notice'
import { Skeleton } from '@/shared/ui/skeleton'
import { ArticleView } from './article-view'
import { ReadingFacts } from './reading-facts'

type TheoryArticlePageProps = { params: { subject: string; type: string; seoCode: string } }

export function TheoryArticlePage({ params }: TheoryArticlePageProps) {
  return (
    <ArticleAnswer {...params}>
      {(answer) => {
        switch (answer.state) {
          case 'ready':
            return <Ready article={answer.found.article} asked={params.seoCode} keptAt={answer.keptAt} />
          case 'missing':
            return <NearMatches title="Такого конспекту немає" parent={{ title: 'До предмета', to: addresses.subject.to(params) }} />
          case 'failed':
            return (
              <Page title="Конспект не завантажився">
                <ProblemNotice title="Не вдалося завантажити конспект" onRetry={answer.retry}>
                  {problemText(answer.problem.detail)}
                </ProblemNotice>
              </Page>
            )
          case 'loading':
            return (
              <Page title={<span aria-hidden="true">&nbsp;</span>}>
                <Skeleton shapes={['title', 'line', 'line', 'line', 'block', 'line', 'line']} />
              </Page>
            )
        }
      }}
    </ArticleAnswer>
  )
}

type ReadyProps = { article: Article; asked: string; keptAt: string | null }

function Ready({ article, asked, keptAt }: ReadyProps) {
  const isSessionThere = useIsSessionThere()
  usePageTitle(pageTitles.article(article.title, article.subject.title))
  usePresentAddress(article, asked)
  return (
    <>
      {isSessionThere && <ReadingFacts article={article} />}
      <ArticleView article={article} notice={<KeptNotice keptAt={keptAt} />} />
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
