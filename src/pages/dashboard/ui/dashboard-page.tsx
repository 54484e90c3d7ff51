import { useState } from 'react'
import { surveysAnswerSchema } from '#contract/survey'
import { statisticAnswerSchema } from '#contract/user'
import { usePredictions, useReadiness } from '@/entities/prediction'
import { useSessionState } from '@/entities/session'
import { useSurveyGround } from '@/entities/survey'
import { usePreferences } from '@/entities/user-fact'
import { useOwnAnswer } from '@/shared/lib/own-answer'
import { addresses } from '@/shared/routes'
import { ButtonLink } from '@/shared/ui/button'
import { Page } from '@/shared/ui/page'
import { outlookOf } from '../model/outlook'
import { Countdown } from './countdown'
import './dashboard.css'
import { LazySheet } from './lazy-sheet'
import { MainColumn } from './main-column'
import { SideColumn } from './side-column'

const nothing: never[] = []

/** What to do now, how far it is, and how it has gone. Each card fails alone; what came at the last visit is there at once. */
export function DashboardPage() {
  const { clock } = useSurveyGround()
  const isSignedIn = useSessionState((snapshot) => snapshot.context.tokens.token !== null)
  const surveys = useOwnAnswer('v3/surveys', surveysAnswerSchema, ({ serverNow }) => clock.sync(serverNow))
  const statistic = useOwnAnswer('v3/user/v2-statistic', statisticAnswerSchema)
  const readiness = useReadiness()
  const { preferences, change } = usePreferences()
  const known = readiness.state === 'ready' ? readiness.found.readiness : nothing
  const predictions = usePredictions(known)
  const [isPlanning, setPlanning] = useState(false)
  const outlook = outlookOf({
    preferences,
    readiness: known,
    statistic: statistic.state === 'ready' ? statistic.found.statistic : null,
    surveys: surveys.state === 'ready' ? surveys.found.surveys : null,
    predictions,
    now: clock.now(),
  })
  const cards = { surveys, statistic, readiness, outlook, predictions, preferences, onChange: change, now: clock.now() }
  return (
    <Page
      title="Навчання"
      lead={<Countdown exam={outlook.exam} today={outlook.today} preferences={preferences} onChange={change} />}
      actions={
        isSignedIn && (
          <ButtonLink variant="secondary" href={addresses.profile.to()}>
            Персональні дані
          </ButtonLink>
        )
      }
    >
      <div className="db-columns">
        <MainColumn {...cards} onSettings={() => setPlanning(true)} />
        <SideColumn {...cards} />
      </div>
      <LazySheet
        kind="plan"
        isOpen={isPlanning}
        onClose={() => setPlanning(false)}
        preferences={preferences}
        onChange={change}
        subjects={known}
      />
    </Page>
  )
}
