import { Link } from 'wouter'
import type { CourseSummary } from '#contract/course-summary'
import { css, cx } from 'styled-system/css'
import { linkSheet } from '@/shared/ui/panel'
import { type CourseProgress, isLessonDone } from '../model/progress'
import { durationText, levelNames } from '../model/course-text'
import { countOf } from '@/entities/subject'
import { addresses } from '@/shared/routes'
import { Chip } from '@/shared/ui/chip'
import { InlineText } from '@/shared/ui/rich-text'

type CourseCardProps = { course: CourseSummary; progress: CourseProgress; isOwn?: boolean }

/** The goal of a course, its length and its free part. The whole card is one link. */
export function CourseCard({ course, progress, isOwn = false }: CourseCardProps) {
  const done = Object.keys(progress.done).filter((lesson) => isLessonDone(progress, lesson)).length
  return (
    <Link href={addresses.courses.to({ course: course.id })} className={card} data-ready={isOwn || undefined}>
      <span className={css({ textStyle: 'small', color: 'inkMuted' })}>{course.subject.title}</span>
      <span className={css({ textStyle: 'heading' })}>{course.title}</span>
      {isOwn ? (
        <Chip tone="right" icon="check">
          Пройдено уроків: {done} з {course.lessons}
        </Chip>
      ) : (
        <About course={course} note={progress.latest === null ? null : `Пройдено ${done} з ${course.lessons}`} />
      )}
    </Link>
  )
}

function About({ course, note }: { course: CourseSummary; note: string | null }) {
  return (
    <>
      <span className={css({ color: 'inkMuted' })}>
        <InlineText content={course.outcome} />
      </span>
      <span className={css({ textStyle: 'small', color: 'inkMuted', fontVariantNumeric: 'tabular-nums' })}>
        {countOf(course.moduleTitles.length, 'module')} · {countOf(course.lessons, 'lesson')} · {durationText(course.minutes)}
      </span>
      <span className={css({ wrap: '2' })}>
        <Chip tone="pen" icon="target">
          {levelNames[course.level]}
        </Chip>
        {note === null ? <Chip tone="outline">{priceText(course)}</Chip> : <Chip tone="right">{note}</Chip>}
      </span>
    </>
  )
}

const priceText = ({ freeLessons, lessons }: CourseSummary): string =>
  freeLessons === lessons ? 'Безкоштовно' : `Перші ${countOf(freeLessons, 'lesson')} безкоштовно`

const card = cx(
  linkSheet,
  css({
    justifyItems: 'start',
    alignContent: 'start',
    gap: '3',
    height: 'full',
    padding: '5',
    '&[data-ready]': { borderLeft: 'markerBar' },
  }),
)
