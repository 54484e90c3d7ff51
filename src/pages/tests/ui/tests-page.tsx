import { readPractice } from '@/entities/practice'
import { listSubjects, readSubject } from '@/entities/subject'
import { listSurveys, useSurveyGround } from '@/entities/survey'
import { StartFromPack } from '@/features/start-survey'
import { css } from 'styled-system/css'
import { useLoad } from '@/shared/lib/load'
import { useOnline } from '@/shared/lib/online'
import { usePageTitle } from '@/shared/lib/page-title'
import { Page } from '@/shared/ui/page'
import { FailedNotice } from '@/shared/ui/problem-notice'
import { Skeleton } from '@/shared/ui/skeleton'
import { isPageMode, modeText, type PageMode } from '../model/modes'
import { formOf } from './form-of'
import { Ready } from './ready'
import { TestsWay } from './tests-way'
import { UnknownMode } from './unknown-mode'

type TestsPageProps = { params: { subject: string; mode: string } }

export function TestsPage({ params: { subject, mode } }: TestsPageProps) {
  return isPageMode(mode) ? <KnownMode key={`${subject} ${mode}`} subject={subject} mode={mode} /> : <UnknownMode subject={subject} />
}

function KnownMode({ subject, mode }: { subject: string; mode: PageMode }) {
  const { clock } = useSurveyGround()
  const isOnline = useOnline()
  const load = useLoad(async () => {
    const own = mode === 'nmt' ? listSurveys({ clock }) : listSurveys({ clock, subject })
    const [about, practice, subjects, surveys] = await Promise.all([readSubject(subject), readPractice(subject), listSubjects(), own])
    const ofMode = surveys.filter((survey) => survey.mode === mode && survey.subjects.includes(subject))
    return { subject: about, practice, subjects, surveys: ofMode }
  })
  usePageTitle(load.state === 'ready' ? `${load.found.subject.title}: ${modeText[mode].title}` : modeText[mode].title)
  if (load.state === 'ready') return <Ready mode={mode} Form={formOf[mode]} {...load.found} />
  if (load.state === 'loading') return <ModeFrame subject={subject} mode={mode} />
  return (
    <Page title={modeText[mode].title} lead={modeText[mode].lead}>
      <div className={css({ display: 'grid', gridTemplateColumns: 'one', gap: '6' })}>
        {(isOnline || load.problem.status !== null) && <FailedNotice title="Не вдалося завантажити тест" answer={load} />}
        {load.problem.status === null && <StartFromPack subject={subject} />}
      </div>
    </Page>
  )
}

const ModeFrame = ({ subject, mode }: { subject: string; mode: PageMode }) => (
  <Page eyebrow={<TestsWay subject={subject} title={null} />} title={modeText[mode].title} lead={modeText[mode].lead}>
    <Skeleton shapes={['row', 'block', 'block']} />
  </Page>
)

/** The part of the page of tests that is known before its data. */
export const TestsFrame = ({ params: { subject, mode } }: TestsPageProps) =>
  isPageMode(mode) ? <ModeFrame subject={subject} mode={mode} /> : <UnknownMode subject={subject} />
