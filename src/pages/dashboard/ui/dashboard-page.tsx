import { kyivDay } from '#contract/day'
import { examDayOf } from '#contract/exam-date'
import { surveysAnswerSchema } from '#contract/survey'
import { statisticAnswerSchema } from '#contract/user'
import { useReadiness } from '@/entities/readiness'
import { useSessionState } from '@/entities/session'
import { useSurveyGround } from '@/entities/survey'
import { usePreferences } from '@/entities/user-fact'
import { useOwnAnswer } from '@/shared/lib/answer'
import { addresses } from '@/shared/routes'
import { ButtonLink } from '@/shared/ui/button'
import { Page } from '@/shared/ui/page'
import { Countdown } from './countdown'
import { Board } from './board'

/** What to do now, how far it is, and how it has gone. What came at the last visit is there at once; the cards come while the rest is asked for. */
export function DashboardPage() {
  const guest = useSessionState((snapshot) => snapshot.context.tokens.anonymousToken)
  // Another visitor, be it one whose guest the server has forgotten, is asked for anew.
  return <Dashboard key={guest} />
}

function Dashboard() {
  const { clock } = useSurveyGround()
  const isSignedIn = useSessionState((snapshot) => snapshot.context.tokens.token !== null)
  const surveys = useOwnAnswer('v3/surveys', surveysAnswerSchema, ({ serverNow }) => clock.sync(serverNow))
  const statistic = useOwnAnswer('v3/user/v2-statistic', statisticAnswerSchema)
  const readiness = useReadiness()
  const { preferences, change } = usePreferences()
  const now = clock.now()
  const today = kyivDay(new Date(now))
  return (
    <Page
      title="Навчання"
      lead={<Countdown exam={examDayOf(preferences.examDate, today)} today={today} preferences={preferences} onChange={change} />}
      actions={
        isSignedIn && (
          <ButtonLink variant="secondary" href={addresses.profile.to()}>
            Персональні дані
          </ButtonLink>
        )
      }
    >
      <Board surveys={surveys} statistic={statistic} readiness={readiness} preferences={preferences} onChange={change} now={now} />
    </Page>
  )
}
