import { Link } from 'wouter'
import type { Course, CourseModule, LessonSummary } from '#contract/course'
import { css, cx } from 'styled-system/css'
import { countOf } from '@/entities/subject'
import { courseLook } from 'styled-system/recipes'
import { type CourseProgress, isLessonDone, openStep } from '../model/progress'
import { durationText, stepNames } from '../model/course-text'
import { addresses } from '@/shared/routes'
import { Chip } from '@/shared/ui/chip'
import { Icon } from '@/shared/ui/icon'
import { InlineText } from '@/shared/ui/rich-text'
import { titleLink } from '@/shared/ui/row-link'
import { VisuallyHidden } from '@/shared/ui/visually-hidden'

const look = courseLook()

type SyllabusProps = { course: Course; progress: CourseProgress }

/** Modules and lessons with their durations, and how far each has come. */
export function Syllabus({ course, progress }: SyllabusProps) {
  return (
    <section aria-label="Програма" className={look.modules}>
      {course.modules.map((module) => (
        <section key={module.id} aria-label={module.title} className={look.module}>
          <div className={look.moduleHead}>
            <h2 className={css({ textStyle: 'subheading' })}>{module.title}</h2>
            {module.isFree ? (
              <Chip tone="right">Безкоштовно</Chip>
            ) : (
              <Chip tone="outline" icon="lock">
                Преміум
              </Chip>
            )}
          </div>
          <p className={css({ color: 'inkMuted' })}>
            <InlineText content={module.intro} />
          </p>
          <Lessons course={course.id} module={module} progress={progress} />
        </section>
      ))}
    </section>
  )
}

type LessonsProps = { course: string; module: CourseModule; progress: CourseProgress }

function Lessons({ course, module, progress }: LessonsProps) {
  return (
    <ol>
      {module.lessons.map((lesson) => (
        <li key={lesson.id} className={look.lesson}>
          <LessonMark lesson={lesson} progress={progress} />
          <span className={look.lessonText}>
            <Link href={addresses.courses.to({ course, lesson: lesson.number })} className={cx(titleLink, look.link)}>
              {lesson.title}
            </Link>
            <span className={css({ textStyle: 'small', color: 'inkMuted' })}>{stateText(lesson, progress)}</span>
          </span>
          <span className={css({ textStyle: 'small', color: 'inkMuted', whiteSpace: 'nowrap' })}>{durationText(lesson.minutes)}</span>
        </li>
      ))}
    </ol>
  )
}

function LessonMark({ lesson, progress }: { lesson: LessonSummary; progress: CourseProgress }) {
  const isDone = isLessonDone(progress, lesson.id)
  return (
    <span className={look.mark} data-state={isDone ? 'done' : progress.done[lesson.id] ? 'begun' : 'new'}>
      <VisuallyHidden>Урок </VisuallyHidden>
      {isDone ? <Icon name="check" size="small" /> : lesson.number}
      {isDone && <VisuallyHidden>{lesson.number}</VisuallyHidden>}
    </span>
  )
}

function stateText({ id, tasks }: LessonSummary, progress: CourseProgress): string {
  if (isLessonDone(progress, id)) return 'Пройдено'
  if (progress.done[id]) return `Далі: ${stepNames[openStep(progress, id)].toLowerCase()}`
  return `теорія, приклад, ${countOf(tasks, 'task')}`
}
