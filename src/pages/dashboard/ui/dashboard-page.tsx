import { css } from 'styled-system/css'
import { useSessionState } from '@/entities/session'
import { listSubjects } from '@/entities/subject'
import { listSurveys, ResultList, useSurveyGround } from '@/entities/survey'
import { useLoad } from '@/shared/lib/load'
import { addresses } from '@/shared/routes'
import { ButtonLink } from '@/shared/ui/button'
import { Page } from '@/shared/ui/page'
import { Panel } from '@/shared/ui/panel'
import { ProblemNotice, problemText } from '@/shared/ui/problem-notice'
import { Skeleton } from '@/shared/ui/skeleton'
import { NextStep } from './next-step'
import { SubjectList } from './subject-list'

/** What to do now, what there is to learn, and how it has gone. Each part fails alone. */
export function DashboardPage() {
  const { clock } = useSurveyGround()
  const isSignedIn = useSessionState((snapshot) => snapshot.context.tokens.token !== null)
  const subjects = useLoad(listSubjects)
  const own = useLoad(() => listSurveys({ clock }))
  const names = subjects.state === 'ready' ? Object.fromEntries(subjects.found.map(({ id, title }) => [id, title])) : {}
  const finished = own.state === 'ready' ? own.found.filter((survey) => survey.clock.finishedAt !== null).slice(0, 3) : []
  return (
    <Page
      title="Навчання"
      actions={
        isSignedIn && (
          <ButtonLink variant="secondary" href={addresses.profile.to()}>
            Персональні дані
          </ButtonLink>
        )
      }
    >
      <div className={css({ display: 'grid', gap: '6' })}>
        <div className={nextStepPlace}>
          {own.state === 'loading' && <Skeleton shapes={['block']} />}
          {own.state === 'failed' && (
            <div>
              <ProblemNotice title="Не вдалося завантажити твої тести" onRetry={own.retry}>
                {problemText(own.problem.detail)} Відповіді, дані на цьому пристрої, збережено.
              </ProblemNotice>
            </div>
          )}
          {own.state === 'ready' && <NextStep surveys={own.found} subjects={names} now={clock.now()} />}
        </div>
        {subjects.state === 'loading' && <Skeleton shapes={['row', 'row', 'row']} />}
        {subjects.state === 'failed' && (
          <ProblemNotice title="Не вдалося завантажити предмети" onRetry={subjects.retry}>
            {problemText(subjects.problem.detail)}
          </ProblemNotice>
        )}
        {subjects.state === 'ready' && <SubjectList subjects={subjects.found} />}
        {subjects.state !== 'loading' && finished.length > 0 && (
          <Panel title="Останні результати">
            <ResultList surveys={finished} subjects={names} />
          </Panel>
        )}
      </div>
    </Page>
  )
}

/** As tall as the longest next step, so that the subjects stay where they are when it comes. */
const nextStepPlace = css({ display: 'grid', minHeight: '[14.25rem]' })
