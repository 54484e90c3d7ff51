import { useState } from 'react'
import { useSurveyGround } from '@/entities/survey'
import { useLoad } from '@/shared/lib/load'
import { NotFoundError } from '@/shared/lib/not-found'
import { usePageTitle } from '@/shared/lib/page-title'
import { addresses } from '@/shared/routes'
import { ButtonLink } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import { Page } from '@/shared/ui/page'
import { ProblemNotice } from '@/shared/ui/problem-notice'
import { Skeleton } from '@/shared/ui/skeleton'
import { DrawnFormulas } from '@/shared/ui/tex'
import { readWithExtras } from '../api/read-with-extras'
import { linkedTask } from '../model/review-filter'
import { readTail, type Tail } from '../model/tail'

type ResultPageProps = { params: { subject: string; surveyId: string; rest?: string } }

export function ResultPage({ params: { subject, surveyId, rest } }: ResultPageProps) {
  const tail = readTail(rest)
  if (!tail) throw new NotFoundError()
  return <Loaded key={`${surveyId} ${tail.view === 'compare' ? tail.other : ''}`} subject={subject} surveyId={surveyId} tail={tail} />
}

const titles: Record<Tail['view'], string> = { result: 'Результат', review: 'Розбір', compare: 'Порівняння' }

function Loaded({ subject, surveyId, tail }: { subject: string; surveyId: string; tail: Tail }) {
  const ground = useSurveyGround()
  const [anchor] = useState(() => linkedTask(globalThis.location?.hash))
  const load = useLoad(async () => {
    const other = tail.view === 'compare' ? tail.other : null
    const [found, { ResultViews }] = await Promise.all([readWithExtras(surveyId, other, ground), import('./result-views')])
    return { ...found, ResultViews }
  })
  const result = load.state === 'ready' ? load.found.result : null
  usePageTitle(result && `${titles[tail.view]}: ${result.raw} з ${result.max} · ${result.title}`)
  if (load.state === 'ready') {
    const { ResultViews, ...found } = load.found
    if (found.result.subject !== subject) throw new NotFoundError()
    return (
      <DrawnFormulas formulas={found.result.formulas}>
        <ResultViews {...found} tail={tail} anchor={anchor} />
      </DrawnFormulas>
    )
  }
  if (load.state === 'loading') {
    return (
      <Page title={<span aria-hidden="true">{titles[tail.view]}</span>}>
        <Skeleton label="Рахуємо бали…" shapes={['block', 'row', 'row', 'block']} />
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
    <Page title={titles[tail.view]}>
      <ProblemNotice title="Не вдалося завантажити результат" onRetry={load.retry}>
        Результат збережено на сервері й нікуди не зникне. Перевір з’єднання і спробуй ще.
      </ProblemNotice>
    </Page>
  )
}
