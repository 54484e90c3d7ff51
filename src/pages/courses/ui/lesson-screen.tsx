import type { LessonStep } from '#domain/lesson-step'
import { useCourse, useLesson } from '../api/course-answers'
import { useIsSessionThere } from '@/entities/session'
import { NotFoundError } from '@/shared/lib/not-found'
import { addresses } from '@/shared/routes'
import { Breadcrumbs } from '@/shared/ui/breadcrumbs'
import { StoredNotice } from '@/shared/ui/stored-notice'
import { Page } from '@/shared/ui/page'
import { LoadingPage } from '@/shared/ui/page-state'
import { ProblemNotice, problemText } from '@/shared/ui/problem-notice'
import { LockedLesson } from './locked-lesson'
import { Player } from './player'

type LessonScreenProps = { course: string; number: number; wish: LessonStep | null }

/** A lesson, once there is a session to ask for it with. */
export function LessonScreen(props: LessonScreenProps) {
  return useIsSessionThere() ? <Asked {...props} /> : <Waiting />
}

function Asked({ course, number, wish }: LessonScreenProps) {
  const answer = useLesson(course, number)
  const syllabus = useCourse(course)
  if (answer.state === 'missing') throw new NotFoundError()
  if (answer.state === 'loading') return <Waiting />
  if (answer.state === 'failed') {
    return (
      <Page title="Урок не завантажився" eyebrow={<Breadcrumbs way={[{ title: 'До курсу', to: addresses.courses.to({ course }) }]} />}>
        <ProblemNotice title="Не вдалося завантажити урок" onRetry={answer.retry}>
          {problemText(answer.problem)} Пройдені кроки збережено.
        </ProblemNotice>
      </Page>
    )
  }
  const whole = syllabus.state === 'ready' ? syllabus.found.course : null
  if (answer.found.access === 'locked') return <LockedLesson course={course} number={number} syllabus={whole} />
  return (
    <Player
      lesson={answer.found.lesson}
      wish={wish}
      lessons={whole?.lessons ?? null}
      notice={<StoredNotice storedAt={answer.storedAt} />}
    />
  )
}

function Waiting() {
  return <LoadingPage shapes={['row', 'line', 'line', 'line', 'block']} />
}
