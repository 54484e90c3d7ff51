import { useState } from 'react'
import { pageTitles } from '#contract/page-titles'
import type { CourseSummary } from '#contract/course-summary'
import type { UserFact } from '#contract/user-fact'
import { css } from 'styled-system/css'
import { progressOf } from '../model/progress'
import { useCourses } from '../api/catalogue-answer'
import { useIsSessionThere } from '@/entities/session'
import { usePageTitle } from '@/shared/lib/page-title'
import { addresses } from '@/shared/routes'
import { Button, ButtonLink } from '@/shared/ui/button'
import { EmptyState } from '@/shared/ui/empty-state'
import { StoredNotice } from '@/shared/ui/stored-notice'
import { Page } from '@/shared/ui/page'
import { AnswerToCome } from '@/shared/ui/page-state'
import { fitsFilters, noFilters } from '../model/filters'
import { CourseCard } from './course-card'
import { FilterBar } from './filter-bar'
import { ProgressReader } from './progress-reader'

/** Courses to choose from, those that have been begun first. */
export function Catalogue() {
  usePageTitle(pageTitles.courses)
  const answer = useCourses()
  const isSessionThere = useIsSessionThere()
  const [facts, setFacts] = useState<readonly UserFact[]>([])
  return (
    <Page
      title="Курси"
      lead="Маршрут замість списку тем: щодня коротка теорія, приклад, спроба з підказками й перевірка. Почати можна будь-коли."
    >
      <AnswerToCome answer={answer} shapes={['row', 'block', 'block']} failure="Не вдалося завантажити курси" />
      {answer.state === 'ready' && (
        <>
          <StoredNotice storedAt={answer.storedAt} />
          {isSessionThere && <ProgressReader onRead={setFacts} />}
          <Shelves courses={answer.found.courses} facts={facts} />
        </>
      )}
    </Page>
  )
}

function Shelves({ courses, facts }: { courses: readonly CourseSummary[]; facts: readonly UserFact[] }) {
  const [filters, setFilters] = useState(noFilters)
  const all = courses.map((course) => ({ course, progress: progressOf(course.id, facts) }))
  const own = all.filter(({ progress }) => progress.latest !== null)
  const found = all.filter(({ course }) => fitsFilters(course, filters))
  return (
    <div className={css({ stack: '10' })}>
      <section aria-label="Усі курси" className={css({ stack: '4' })}>
        <FilterBar courses={courses} filters={filters} onChange={setFilters} />
        <p role="status" className={css({ textStyle: 'small', color: 'inkMuted' })}>
          Показано {found.length} з {courses.length}
        </p>
        {found.length === 0 && (
          <EmptyState
            title="Таких курсів поки немає"
            action={
              <span className={css({ wrap: '3' })}>
                <Button variant="secondary" onClick={() => setFilters(noFilters)}>
                  Показати всі
                </Button>
                <ButtonLink variant="quiet" href={addresses.subjects.to()}>
                  Теми предметів
                </ButtonLink>
              </span>
            }
          >
            Початок кожного курсу відкритий для всіх, а теорію й завдання за темами можна проходити без курсу.
          </EmptyState>
        )}
        <ul className={grid}>
          {found.map(({ course, progress }) => (
            <li key={course.id}>
              <CourseCard course={course} progress={progress} />
            </li>
          ))}
        </ul>
      </section>
      {own.length > 0 && (
        <section aria-labelledby="own-courses" className={css({ stack: '4' })}>
          <h2 id="own-courses" className={css({ textStyle: 'heading' })}>
            Мої курси
          </h2>
          <ul className={grid}>
            {own.map(({ course, progress }) => (
              <li key={course.id}>
                <CourseCard course={course} progress={progress} isOwn />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

const grid = css({ stack: '4', gridTemplateColumns: { sm: 'two' } })
