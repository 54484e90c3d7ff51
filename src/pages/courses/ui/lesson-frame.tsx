import type { ReactNode } from 'react'
import type { Lesson } from '#contract/course'
import { lessonSteps, type LessonStep } from '#domain/lesson-step'
import { css } from 'styled-system/css'
import { courseLook, lessonLook } from 'styled-system/recipes'
import { stepNames } from '../model/course-text'
import { addresses } from '@/shared/routes'
import { ButtonLink } from '@/shared/ui/button'
import { Progress } from '@/shared/ui/progress'
import { Breadcrumbs } from '@/shared/ui/breadcrumbs'
import { Icon } from '@/shared/ui/icon'
import { Page } from '@/shared/ui/page'
import { InlineText } from '@/shared/ui/rich-text'
import { Skeleton } from '@/shared/ui/skeleton'
import { VisuallyHidden } from '@/shared/ui/visually-hidden'

const lessonParts = lessonLook()
const courseParts = courseLook()

type LessonFrameProps = {
  lesson: Lesson
  /** null while the place is being found. */
  step: LessonStep | null
  done: readonly LessonStep[]
  notice: ReactNode
  onOpen: (step: LessonStep) => void
  children: ReactNode
}

/** The lesson’s title, its steps with their states, and the step on screen. */
export function LessonFrame({ lesson, step, done, notice, onOpen, children }: LessonFrameProps) {
  const { course } = lesson
  return (
    <Page
      eyebrow={
        <Breadcrumbs
          way={[
            { title: 'Курси', to: addresses.courses.to() },
            { title: course.title, to: addresses.courses.to({ course: course.id }) },
          ]}
        />
      }
      title={`${lesson.number}. ${lesson.title}`}
      lead={step === 'theory' && <InlineText content={lesson.intro} />}
      actions={
        <ButtonLink variant="secondary" size="small" href={addresses.courses.to({ course: course.id })}>
          До курсу
        </ButtonLink>
      }
      width="text"
    >
      <Progress label="Пройдено кроків" value={done.length} max={lessonSteps.length} text={`${done.length} з ${lessonSteps.length}`} />
      {notice}
      <div className={lessonParts.columns}>
        <nav aria-label="Кроки уроку" className={lessonParts.steps}>
          <ol>
            {lessonSteps.map((each, index) => (
              <li key={each}>
                <button type="button" aria-current={each === step ? 'step' : undefined} onClick={() => onOpen(each)}>
                  <span className={courseParts.mark} data-state={done.includes(each) ? 'done' : each === step ? 'begun' : 'new'}>
                    {done.includes(each) ? <Icon name="check" size="small" /> : index + 1}
                  </span>
                  <span className={lessonParts.stepName}>
                    {stepNames[each]}
                    {done.includes(each) && <VisuallyHidden>, пройдено</VisuallyHidden>}
                    <span className={css({ color: 'inkMuted' })}>{lesson.steps[each]} хв</span>
                  </span>
                </button>
              </li>
            ))}
          </ol>
        </nav>
        <div className={lessonParts.body}>{step === null ? <Skeleton shapes={['title', 'line', 'line', 'block']} /> : children}</div>
      </div>
    </Page>
  )
}
