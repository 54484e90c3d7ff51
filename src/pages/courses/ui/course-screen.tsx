import { useState } from 'react'
import type { Course } from '#contract/course'
import { pageTitles } from '#contract/page-titles'
import type { UserFact } from '#contract/user-fact'
import { stepToResume, progressOf } from '../model/progress'
import { useCourse } from '../api/course-answers'
import { useIsSessionThere } from '@/entities/session'
import { NotFoundError } from '@/shared/lib/not-found'
import { usePageTitle } from '@/shared/lib/page-title'
import { addresses } from '@/shared/routes'
import { Breadcrumbs } from '@/shared/ui/breadcrumbs'
import { ButtonLink } from '@/shared/ui/button'
import { StoredNotice } from '@/shared/ui/stored-notice'
import { Page } from '@/shared/ui/page'
import { FailedNotice } from '@/shared/ui/problem-notice'
import { InlineText } from '@/shared/ui/rich-text'
import { Skeleton } from '@/shared/ui/skeleton'
import { CourseView } from './course-view'
import { ProgressReader } from './progress-reader'

/** One course: what it gives, its syllabus and where to go on. */
export function CourseScreen({ course: id }: { course: string }) {
  const answer = useCourse(id)
  const isSessionThere = useIsSessionThere()
  const [facts, setFacts] = useState<readonly UserFact[]>([])
  const course = answer.state === 'ready' ? answer.found.course : null
  usePageTitle(course && pageTitles.course(course.title, course.subject.title))
  if (answer.state === 'missing') throw new NotFoundError()
  if (answer.state === 'ready') {
    return (
      <>
        {isSessionThere && <ProgressReader onRead={setFacts} />}
        <Ready course={answer.found.course} storedAt={answer.storedAt} facts={facts} />
      </>
    )
  }
  return (
    <Page title={answer.state === 'failed' ? 'Курс не завантажився' : <span aria-hidden="true">&nbsp;</span>}>
      {answer.state === 'failed' ? (
        <FailedNotice title="Не вдалося завантажити курс" answer={answer} />
      ) : (
        <Skeleton shapes={['line', 'block', 'row', 'row', 'row']} />
      )}
    </Page>
  )
}

type ReadyProps = { course: Course; storedAt: string | null; facts: readonly UserFact[] }

function Ready({ course, storedAt, facts }: ReadyProps) {
  const progress = progressOf(course.id, facts)
  const next = stepToResume(course, progress)
  const isBegun = progress.latest !== null
  return (
    <Page
      eyebrow={<Breadcrumbs way={[{ title: 'Курси', to: addresses.courses.to() }]} />}
      title={course.title}
      lead={<InlineText content={course.outcome} />}
      actions={
        <ButtonLink size="large" href={addresses.courses.to({ course: course.id, lesson: next?.number ?? 1, step: next?.step })}>
          {next === null ? 'Повторити з початку' : isBegun ? `Продовжити: урок ${next.number}` : 'Почати'}
        </ButtonLink>
      }
    >
      <StoredNotice storedAt={storedAt} />
      <CourseView course={course} progress={progress} />
    </Page>
  )
}
