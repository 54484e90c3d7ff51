import { useState, type FC } from 'react'
import { useLocation, useSearch } from 'wouter'
import { readPractice } from '@/entities/practice'
import { listSubjects, readSubject } from '@/entities/subject'
import { listSurveys, useSurveyGround } from '@/entities/survey'
import { useStartSurvey } from '@/features/start-survey'
import { useLoad } from '@/shared/lib/load'
import { usePageTitle } from '@/shared/lib/page-title'
import { Page } from '@/shared/ui/page'
import { ProblemNotice, problemText } from '@/shared/ui/problem-notice'
import { Skeleton } from '@/shared/ui/skeleton'
import { readValues, writeValues } from '../model/form-values'
import { isPageMode, modeText, type PageMode } from '../model/modes'
import { drawSeed } from '../model/paper-choice'
import { planOf, type Ground } from '../model/plan'
import type { FormProps } from './form'
import { loadForm } from './load-form'
import { SetUp } from './set-up'
import { UnknownMode } from './unknown-mode'

type TestsPageProps = { params: { subject: string; mode: string } }

export function TestsPage({ params: { subject, mode } }: TestsPageProps) {
  return isPageMode(mode) ? <KnownMode key={`${subject} ${mode}`} subject={subject} mode={mode} /> : <UnknownMode subject={subject} />
}

function KnownMode({ subject, mode }: { subject: string; mode: PageMode }) {
  const { clock } = useSurveyGround()
  const [freshSeed] = useState(drawSeed)
  const load = useLoad(async () => {
    const own = mode === 'nmt' ? listSurveys({ clock }) : listSurveys({ clock, subject })
    const [about, practice, subjects, surveys, Form] = await Promise.all([
      readSubject(subject),
      readPractice(subject),
      listSubjects(),
      own,
      loadForm[mode](),
    ])
    const ground: Ground = { subject: about, practice, subjects, freshSeed }
    return { ground, Form, surveys: surveys.filter((survey) => survey.mode === mode && survey.subjects.includes(subject)) }
  })
  usePageTitle(load.state === 'ready' ? `${load.found.ground.subject.title}: ${modeText[mode].title}` : modeText[mode].title)
  if (load.state === 'ready') return <Ready mode={mode} {...load.found} />
  return (
    <Page title={modeText[mode].title} lead={modeText[mode].lead}>
      {load.state === 'loading' ? (
        <Skeleton shapes={['row', 'block', 'block']} />
      ) : (
        <ProblemNotice title="Не вдалося завантажити тест" onRetry={load.retry}>
          {problemText(load.problem.detail)}
        </ProblemNotice>
      )}
    </Page>
  )
}

type ReadyProps = { mode: PageMode; Form: FC<FormProps>; ground: Ground; surveys: Awaited<ReturnType<typeof listSurveys>> }

function Ready({ mode, Form, ground, surveys }: ReadyProps) {
  const { clock } = useSurveyGround()
  const [path, navigate] = useLocation()
  const values = readValues(useSearch())
  const { start, isStarting, problem } = useStartSurvey()
  const change = (next: typeof values) => {
    const query = writeValues(next)
    navigate(query === '' ? path : `${path}?${query}`, { replace: true })
    return next
  }
  return (
    <SetUp
      mode={mode}
      Form={Form}
      ground={ground}
      surveys={surveys}
      now={clock.now()}
      values={values}
      plan={planOf(mode, values, ground)}
      isStarting={isStarting}
      problem={problem}
      onChange={(part) => void change({ ...values, ...part })}
      onStart={(part) => {
        const wish = part ? change({ ...values, ...part }) : values
        start(planOf(mode, wish, ground).request)
      }}
    />
  )
}
