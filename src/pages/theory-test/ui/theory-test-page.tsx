import type { ArticleSummary } from '#contract/theory'
import { listSurveys, useSurveyGround } from '@/entities/survey'
import { useTheoryContents } from '@/entities/theory'
import { NearMatches } from '@/features/find'
import { FollowReading } from '@/features/follow-reading'
import { useStartSurvey } from '@/features/start-survey'
import { useLoad } from '@/shared/lib/load'
import { usePageTitle } from '@/shared/lib/page-title'
import { addresses } from '@/shared/routes'
import { Page } from '@/shared/ui/page'
import { FailedNotice } from '@/shared/ui/problem-notice'
import { Skeleton } from '@/shared/ui/skeleton'
import { TestIntro } from './test-intro'

type TheoryTestPageProps = { params: { subject: string; type: string; testId: string } }

export function TheoryTestPage({ params: { subject, type, testId } }: TheoryTestPageProps) {
  const answer = useTheoryContents(subject)
  const article = answer.state === 'ready' ? answer.found.theory.articles.find(({ test }) => test.id === testId) : undefined
  usePageTitle(article ? `Перевір себе: ${article.title}` : null)
  if (answer.state === 'missing' || (answer.state === 'ready' && !article))
    return <NearMatches title="Такого тесту немає" parent={{ title: 'До теорії', to: addresses.theory.to({ subject, type }) }} />
  if (answer.state === 'ready' && article) return <Test subject={answer.found.theory.subject} type={type} article={article} />
  return (
    <Page title="Перевір себе" width="text">
      {answer.state === 'failed' ? (
        <FailedNotice title="Не вдалося завантажити тест" answer={answer} />
      ) : (
        <Skeleton shapes={['line', 'line', 'block']} />
      )}
    </Page>
  )
}

type TestProps = { subject: { id: string; title: string }; type: string; article: ArticleSummary }

function Test({ subject, type, article }: TestProps) {
  const { clock } = useSurveyGround()
  const own = useLoad(() => listSurveys({ clock, subject: subject.id }))
  const { start, isStarting, problem } = useStartSurvey()
  return (
    <>
      <FollowReading subject={subject.id} articles={[article]} />
      <TestIntro
        subject={subject}
        type={type}
        article={article}
        surveys={own.state === 'ready' ? own.found.filter(({ mode, title }) => mode === 'theory' && title === article.title) : []}
        isStarting={isStarting}
        problem={isStarting ? null : problem}
        onStart={() => start({ mode: 'theory', subject: subject.id, test: article.test.id })}
      />
    </>
  )
}
