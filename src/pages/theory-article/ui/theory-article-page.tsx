import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { pageTitles } from '#contract/page-titles'
import type { Article } from '#contract/theory'
import { useIsSessionThere } from '@/entities/session'
import { useArticle } from '@/entities/theory'
import { NearMatches } from '@/features/find'
import { FollowReading } from '@/features/follow-reading'
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
  const { subject, type, seoCode } = params
  const answer = useArticle(subject, type, seoCode)
  const isSessionThere = useIsSessionThere()
  const article = answer.state === 'ready' ? answer.found.article : null
  usePageTitle(article && pageTitles.article(article.title, article.subject.title))
  usePresentAddress(article, seoCode)
  switch (answer.state) {
    case 'ready':
      return (
        <>
          {isSessionThere && <ReadingFacts article={answer.found.article} />}
          <FollowReading subject={subject} articles={[answer.found.article]} />
          <ArticleView article={answer.found.article} notice={<KeptNotice keptAt={answer.keptAt} />} />
        </>
      )
    case 'missing':
      return (
        <NearMatches title="Такої статті немає" parent={{ title: 'До предмета', to: addresses.subject.to({ subject }) }} />
      )
    case 'failed':
      return (
        <Page title="Стаття не завантажилася">
          <ProblemNotice title="Не вдалося завантажити статтю" onRetry={answer.retry}>
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
}

/** An article that has moved is shown under its present address. */
function usePresentAddress(article: Article | null, asked: string): void {
  const [, navigate] = useLocation()
  const present = article && article.seoCode !== asked ? addresses.theoryArticle.to({ ...article, subject: article.subject.id }) : null
  useEffect(() => {
    if (present !== null) navigate(present + location.hash, { replace: true })
  }, [present, navigate])
}
