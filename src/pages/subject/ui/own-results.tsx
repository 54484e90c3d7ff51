import type { SurveySummary } from '#domain/survey'
import { listSurveys, ResultList, useSurveyGround } from '@/entities/survey'
import { useLoad } from '@/shared/lib/load'
import { Panel } from '@/shared/ui/panel'
import { ProblemNotice, problemText } from '@/shared/ui/problem-notice'

type OwnResultsProps = {
  subject: string
  /** Hears of all surveys of the subject once they are here, so that nobody on the page asks for them again. */
  onRead: (surveys: readonly SurveySummary[]) => void
}

/** Finished surveys of the visitor in this subject; nothing where there are none. */
export function OwnResults({ subject, onRead }: OwnResultsProps) {
  const { clock } = useSurveyGround()
  const load = useLoad(async () => {
    const surveys = await listSurveys({ clock, subject })
    onRead(surveys)
    return surveys
  })
  if (load.state === 'loading') return null
  if (load.state === 'failed')
    return (
      <ProblemNotice title="Твої результати не завантажилися" onRetry={load.retry}>
        {problemText(load.problem)} Відповіді, дані на цьому пристрої, збережено.
      </ProblemNotice>
    )
  const finished = load.found.filter((survey) => survey.clock.finishedAt !== null)
  return (
    finished.length > 0 && (
      <Panel title="Твої результати">
        <ResultList surveys={finished} />
      </Panel>
    )
  )
}
