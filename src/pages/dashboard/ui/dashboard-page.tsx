import { useEffect, useState } from 'react'
import { useSearch } from 'wouter'
import { kyivDay } from '#domain/day'
import { examDayOf } from '#domain/exam-date'
import { groupsAnswerSchema } from '#contract/group'
import { surveysAnswerSchema } from '#contract/survey'
import { type SurveySummary } from '#domain/survey'
import { emptyStatistic } from '#domain/statistic'
import { statisticAnswerSchema } from '#contract/user'
import { useReadiness } from '@/entities/readiness'
import { useSessionState } from '@/entities/session'
import { noteListed, useSurveyGround } from '@/entities/survey'
import { usePreferences } from '@/entities/user-fact'
import { useOwnAnswer, type OwnAnswer } from '@/shared/lib/answer'
import { addresses } from '@/shared/routes'
import { Breadcrumbs } from '@/shared/ui/breadcrumbs'
import { usePageTitle } from '@/shared/lib/page-title'
import { Page } from '@/shared/ui/page'
import { Countdown } from './countdown'
import type { Asked } from '../model/cards'
import { viewIn, viewTitles } from '../model/view'
import { Board } from './board'
import { DashboardFrame } from './dashboard-frame'

/**
 * The day of the pupil. What came at the last visit is there at once; the cards come while the rest is asked for.
 * @param isFrame nobody is there yet whose day it is.
 */
export const DashboardPage = ({ isFrame }: { isFrame: boolean }) => (isFrame ? <DashboardFrame /> : <OwnDashboard />)

function OwnDashboard() {
  const guest = useSessionState((snapshot) => snapshot.context.tokens.anonymousToken)
  // Another visitor, also a guest made anew after the server forgot the first, is asked for again.
  const isSignedIn = useSessionState((snapshot) => snapshot.context.tokens.token !== null)
  return isSignedIn ? <AccountDashboard key={guest} /> : <Dashboard key={guest} groups={null} />
}

/** Only an account can be in a group, or lead one. */
const AccountDashboard = () => <Dashboard groups={useOwnAnswer('v3/groups', groupsAnswerSchema)} />

const noSurveys = { surveys: [], next: null, serverNow: '' }
const day = [{ title: 'Сьогодні', to: addresses.dashboard.to() }]

function Dashboard({ groups }: Pick<Asked, 'groups'>) {
  const { clock } = useSurveyGround()
  const view = viewIn(useSearch())
  usePageTitle(view && viewTitles[view])
  const [thrown, setThrown] = useState<readonly string[]>([])
  const surveys = useOwnAnswer('v3/surveys', surveysAnswerSchema, { onFresh: ({ serverNow }) => clock.sync(serverNow), none: noSurveys })
  const statistic = useOwnAnswer('v3/user/v2-statistic', statisticAnswerSchema, { none: { statistic: emptyStatistic } })
  const readiness = useReadiness()
  useBegunNote(surveys, readiness)
  const { preferences, change } = usePreferences()
  const now = clock.now()
  const today = kyivDay(new Date(now))
  const countdown = <Countdown exam={examDayOf(preferences.examDate, today)} today={today} preferences={preferences} onChange={change} />
  return (
    <Page eyebrow={view && <Breadcrumbs way={day} />} title={view ? viewTitles[view] : 'Навчання'} lead={view === null && countdown}>
      <Board
        view={view}
        surveys={without(thrown, surveys)}
        statistic={statistic}
        readiness={readiness}
        groups={groups}
        preferences={preferences}
        onChange={change}
        onDiscard={(id) => setThrown([...thrown, id])}
        now={now}
      />
    </Page>
  )
}

/** What lies open is known to other pages once both answers are fresh. */
function useBegunNote(surveys: Asked['surveys'], readiness: Asked['readiness']): void {
  const listed = surveys.state === 'ready' && surveys.storedAt === null ? surveys.found.surveys : null
  const subjects = readiness.state === 'ready' ? readiness.found.readiness : null
  useEffect(() => {
    if (listed && subjects) noteListed(listed, new Map(subjects.map(({ subject, title }) => [subject, title])))
  }, [listed, subjects])
}

/** Surveys that were thrown away here are gone before the list is asked for anew. */
const without = (thrown: readonly string[], surveys: Asked['surveys']): OwnAnswer<{ surveys: SurveySummary[] }> =>
  surveys.state !== 'ready' || thrown.length === 0
    ? surveys
    : { ...surveys, found: { surveys: surveys.found.surveys.filter(({ id }) => !thrown.includes(id)) } }
