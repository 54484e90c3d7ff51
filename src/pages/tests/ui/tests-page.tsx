import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { fromPromise } from 'xstate'
import type { SurveyMode } from '#contract/survey'
import { readSubject } from '@/entities/subject'
import { createSurvey, listSurveys, useSurveyGround } from '@/entities/survey'
import { useLoad } from '@/shared/lib/load'
import { usePageTitle } from '@/shared/lib/page-title'
import { addresses } from '@/shared/routes'
import { Page } from '@/shared/ui/page'
import { ProblemNotice, problemText } from '@/shared/ui/problem-notice'
import { Skeleton } from '@/shared/ui/skeleton'
import { useErrorToast } from '@/shared/ui/toaster'
import { startSurveyMachine } from '../model/start-survey.machine'
import { SetUp } from './set-up'

type TestsPageProps = { params: { subject: string; mode: SurveyMode } }

export function TestsPage({ params: { subject, mode } }: TestsPageProps) {
  const ground = useSurveyGround()
  const [, navigate] = useLocation()
  const load = useLoad(() => Promise.all([readSubject(subject), listSurveys({ clock: ground.clock, subject })]))
  const create = fromPromise(async ({ input }: { input: { request: { subject: string; mode: SurveyMode }; key: string } }) => {
    const { survey, serverNow } = await createSurvey(input.request, input.key)
    ground.clock.sync(serverNow)
    await ground.log.keepSurvey(survey).catch(() => undefined)
    return survey.id
  })
  const starter = useActorRef(startSurveyMachine.provide({ actors: { create } }), { input: { subject, mode } })
  const isStarting = useSelector(starter, (snapshot) => !snapshot.matches('ready'))
  const problem = useSelector(starter, (snapshot) => snapshot.context.problem)
  useErrorToast(isStarting ? undefined : problem?.detail)
  useEffect(() => {
    const { unsubscribe } = starter.on('survey.started', ({ id }) => navigate(addresses.survey.to({ subject, surveyId: id })))
    return unsubscribe
  }, [starter, navigate, subject])
  usePageTitle(load.state === 'ready' ? `${load.found[0].title}: симуляція НМТ` : null)

  if (load.state === 'loading') {
    return (
      <Page title="Симуляція НМТ">
        <Skeleton shapes={['block', 'line', 'line', 'row']} />
      </Page>
    )
  }
  if (load.state === 'failed') {
    return (
      <Page title="Симуляція НМТ">
        <ProblemNotice title="Не вдалося завантажити тест" onRetry={load.retry}>
          {problemText(load.problem.detail)}
        </ProblemNotice>
      </Page>
    )
  }
  const [found, surveys] = load.found
  return (
    <SetUp
      subject={found}
      surveys={surveys}
      now={ground.clock.now()}
      isStarting={isStarting}
      problem={isStarting ? null : problem}
      onStart={() => starter.send({ type: 'survey.start' })}
    />
  )
}
