import { passingShare } from '#contract/course'
import { css } from 'styled-system/css'
import { courseLook, lessonLook } from 'styled-system/recipes'
import { countOf } from '@/entities/subject'
import { addresses } from '@/shared/routes'
import { Button, ButtonLink } from '@/shared/ui/button'
import { Celebration } from '@/shared/ui/celebration'
import { Icon } from '@/shared/ui/icon'
import { Panel } from '@/shared/ui/panel'
import { VisuallyHidden } from '@/shared/ui/visually-hidden'
import { checkOf, isPassed, rightTasks } from '../model/attempt'
import type { StepProps } from './step-props'
import { StepTitle } from './step-title'

const lessonParts = lessonLook()
const courseParts = courseLook()

/** «Підсумок» of a lesson: how its check went and where to go on. Below the passing share nothing is barred. */
export function LessonSummary({ lesson, attempt, lessons, hasMoved, send }: StepProps) {
  const { course, number } = lesson
  const check = checkOf(lesson, attempt)
  const hasPassed = isPassed(lesson, attempt)
  const right = rightTasks(lesson, attempt)
  const needed = Math.ceil(passingShare * check.length)
  const next = lessons === null || number < lessons ? addresses.courses.to({ course: course.id, lesson: number + 1 }) : null
  return (
    <>
      <StepTitle title="Підсумок" hasMoved={hasMoved} />
      {hasPassed && hasMoved && <Celebration>{next === null ? 'Курс пройдено до кінця.' : 'Урок пройдено.'}</Celebration>}
      <Panel tone={hasPassed ? 'marker' : 'sheet'}>
        <p className={css({ textStyle: 'figure' })}>
          {right.size} з {check.length}
        </p>
        <ul className={lessonParts.outcomes} aria-label="Завдання перевірки">
          {check.map(({ question }, index) => (
            <li key={question.id} className={courseParts.mark} data-state={right.has(question.id) ? 'done' : 'missed'}>
              <VisuallyHidden>
                Завдання {index + 1}: {right.has(question.id) ? 'правильно' : 'є помилка'}
              </VisuallyHidden>
              <Icon name={right.has(question.id) ? 'check' : 'cross'} size="small" />
            </li>
          ))}
        </ul>
        <p>
          {hasPassed
            ? 'Урок пройдено. Відповіді зараховано в статистику, помилки повернуться на повторення.'
            : `Урок буде пройдено, коли назбирається ${countOf(needed, 'rightAnswer')}. Перечитай пояснення й спробуй ще раз — сьогодні або завтра.`}
        </p>
      </Panel>
      <div className={courseParts.row}>
        {hasPassed && <Onward next={next} course={course.id} />}
        <Button size="large" variant={hasPassed ? 'secondary' : 'primary'} onClick={() => send({ type: 'attempt.begin' })}>
          Пройти перевірку ще раз
        </Button>
        {!hasPassed && (
          <Button size="large" variant="secondary" onClick={() => send({ type: 'step.open', step: 'theory' })}>
            Перечитати теорію
          </Button>
        )}
        {!hasPassed && next !== null && (
          <ButtonLink size="large" variant="quiet" href={next}>
            Наступний урок
          </ButtonLink>
        )}
      </div>
    </>
  )
}

function Onward({ next, course }: { next: string | null; course: string }) {
  return next === null ? (
    <ButtonLink size="large" href={addresses.courses.to({ course })}>
      До підсумку курсу
    </ButtonLink>
  ) : (
    <ButtonLink size="large" href={next}>
      Наступний урок
    </ButtonLink>
  )
}
