import type { Course } from '#contract/course'
import { css } from 'styled-system/css'
import { courseLook } from 'styled-system/recipes'
import { type CourseProgress, isLessonDone } from '../model/progress'
import { durationText, levelNames } from '../model/course-text'
import { countOf, genitiveCountOf } from '@/entities/subject'
import { Chip } from '@/shared/ui/chip'
import { Icon } from '@/shared/ui/icon'
import { Panel } from '@/shared/ui/panel'
import { RichText } from '@/shared/ui/rich-text'
import { Syllabus } from './syllabus'

const look = courseLook()

type CourseViewProps = { course: Course; progress: CourseProgress }

export function CourseView({ course, progress }: CourseViewProps) {
  const lessons = course.modules.flatMap((module) => module.lessons)
  const done = lessons.filter(({ id }) => isLessonDone(progress, id)).length
  return (
    <div className={look.columns}>
      <div className={look.main}>
        <ul className={look.row} aria-label="Про курс">
          <li>
            <Chip tone="pen" icon="target">
              {levelNames[course.level]}
            </Chip>
          </li>
          <li>
            <Chip>{course.subject.title}</Chip>
          </li>
          <li>
            <Chip icon="clock">{durationText(course.minutes)}</Chip>
          </li>
          <li>
            <Chip>{countOf(course.lessons, 'lesson')}</Chip>
          </li>
          <li>
            <Chip>{countOf(course.tasks, 'task')}</Chip>
          </li>
        </ul>
        <div className={look.progress}>
          {done === lessons.length ? (
            <Chip tone="right" icon="check">
              Курс пройдено: {countOf(done, 'lesson')}
            </Chip>
          ) : (
            <>
              <label htmlFor="course-done" className={css({ textStyle: 'smallLabel' })}>
                Пройдено {done} з {genitiveCountOf(lessons.length, 'lesson')}
              </label>
              <progress id="course-done" value={done} max={lessons.length} />
            </>
          )}
        </div>
        <Syllabus course={course} progress={progress} />
      </div>
      <div className={look.aside}>
        <Panel tone="marker" title="Як минає день">
          <RichText blocks={course.day} />
        </Panel>
        <Panel title="Запитання">
          <div className={look.faq}>
            {course.faq.map(({ question, answer }) => (
              <details key={question}>
                <summary className={css({ textStyle: 'label' })}>
                  <Icon name="chevron-down" size="small" />
                  {question}
                </summary>
                <RichText blocks={answer} />
              </details>
            ))}
          </div>
        </Panel>
        <p className={css({ textStyle: 'small', color: 'inkMuted' })}>
          Відкриті уроки лишаються на цьому пристрої: їх можна проходити без інтернету, а відповіді надійдуть пізніше.
        </p>
      </div>
    </div>
  )
}
