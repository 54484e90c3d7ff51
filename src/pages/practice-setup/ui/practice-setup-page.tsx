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

type PracticeSetupPageProps = { params: { subject: string; mode: string }; isFrame: boolean }

/** @param isFrame nobody is there yet: what is known before the data. */
export function PracticeSetupPage({ params: { subject, mode }, isFrame }: PracticeSetupPageProps) {
  if (!isPageMode(mode)) return <UnknownMode subject={subject} />
  return isFrame ? <ModeFrame subject={subject} mode={mode} /> : <ModeSetup key={`${subject} ${mode}`} subject={subject} mode={mode} />
}

function ModeSetup({ subject, mode }: { subject: string; mode: PageMode }) {
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
      <div className={css({ stack: '6', gridTemplateColumns: 'one' })}>
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
