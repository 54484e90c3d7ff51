import type { Result } from '#contract/result'
import { readResult, settleSurvey, useSurveyGround } from '@/entities/survey'
import { useLoad } from '@/shared/lib/load'
import { NotFoundError } from '@/shared/lib/not-found'
import { usePageTitle } from '@/shared/lib/page-title'
import { addresses } from '@/shared/routes'
import { ButtonLink } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import { Page } from '@/shared/ui/page'
import { ProblemNotice } from '@/shared/ui/problem-notice'
import { Skeleton } from '@/shared/ui/skeleton'
import { ResultView } from './result-view'
import { ReviewView } from './review-view'

type ResultPageProps = { params: { subject: string; surveyId: string; rest?: string } }

export function ResultPage({ params }: ResultPageProps) {
  if (params.rest !== undefined && params.rest !== '/review') throw new NotFoundError()
  return <Loaded key={params.surveyId} {...params} />
}

function Loaded({ subject, surveyId, rest }: ResultPageProps['params']) {
  const ground = useSurveyGround()
  // Reading fixes the result of a paper whose time is over: what this device still holds has to arrive first.
  const load = useLoad(async () => {
    await settleSurvey(surveyId, ground)
    return readResult(surveyId)
  })
  usePageTitle(load.state === 'ready' ? titleOf(load.found, rest) : null)
  if (load.state === 'ready') {
    if (load.found.subject !== subject) throw new NotFoundError()
    return rest === undefined ? <ResultView result={load.found} /> : <ReviewView result={load.found} />
  }
  if (load.state === 'loading') {
    return (
      <Page title={<span aria-hidden="true">Результат</span>}>
        <Skeleton shapes={['block', 'row', 'row', 'block']} />
      </Page>
    )
  }
  if (load.problem.status === 409) {
    return (
      <Page title="Результату ще немає">
        <EmptyState
          title="Тест ще триває"
          action={<ButtonLink href={addresses.survey.to({ subject, surveyId })}>Повернутися до тесту</ButtonLink>}
        >
          Бали й розбір з’являться, щойно завершиш тест або вийде час.
        </EmptyState>
      </Page>
    )
  }
  return (
    <Page title="Результат">
      <ProblemNotice title="Не вдалося завантажити результат" onRetry={load.retry}>
        Результат збережено на сервері й нікуди не зникне. Перевір з’єднання і спробуй ще.
      </ProblemNotice>
    </Page>
  )
}

const titleOf = ({ raw, max, title }: Result, rest: string | undefined): string =>
  `${rest ? 'Розбір' : 'Результат'}: ${raw} з ${max} · ${title}`
