import { Link } from 'wouter'
import type { CourseSummary } from '#contract/course'
import { isLessonDone, type CourseProgress } from '#contract/course-progress'
import { css } from 'styled-system/css'
import { durationText, levelNames, numberOf } from '@/entities/course'
import { addresses } from '@/shared/routes'
import { Chip } from '@/shared/ui/chip'
import { Progress } from '@/shared/ui/progress'
import { InlineText } from '@/shared/ui/rich-text'

type CourseCardProps = { course: CourseSummary; progress: CourseProgress; isOwn?: boolean }

/** What a course leads to, how long it takes and what of it is free. The whole card can be pressed; its name is the title alone. */
export function CourseCard({ course, progress, isOwn = false }: CourseCardProps) {
  const done = Object.keys(progress.done).filter((lesson) => isLessonDone(progress, lesson)).length
  return (
    <article className="course-card" data-own={isOwn || undefined}>
      <p className={css({ textStyle: 'smallLabel', color: 'inkMuted' })}>{course.subject.title}</p>
      <h3 className={css({ textStyle: 'subheading' })}>
        <Link href={addresses.courses.to({ course: course.id })} className="course-link">
          {course.title}
        </Link>
      </h3>
      {isOwn ? (
        <Progress label="Закрито уроків" value={done} max={course.lessons} />
      ) : (
        <>
          <p className={css({ color: 'inkMuted' })}>
            <InlineText content={course.outcome} />
          </p>
          <p className={css({ textStyle: 'small', fontVariantNumeric: 'tabular-nums' })}>
            {numberOf(course.moduleTitles.length, 'module')} · {numberOf(course.lessons, 'lesson')} · {durationText(course.minutes)}
          </p>
          <p className="course-row">
            <Chip tone="pen" icon="target">
              {levelNames[course.level]}
            </Chip>
            {progress.latest === null ? (
              <Chip tone="outline">{priceText(course)}</Chip>
            ) : (
              <Chip tone="right" icon="check">
                Закрито {done} з {course.lessons}
              </Chip>
            )}
          </p>
        </>
      )}
    </article>
  )
}

const priceText = ({ freeLessons, lessons }: CourseSummary): string =>
  freeLessons === lessons ? 'Безкоштовно' : `Перші ${numberOf(freeLessons, 'lesson')} безкоштовно`
