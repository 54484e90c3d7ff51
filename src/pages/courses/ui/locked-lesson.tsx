import { countOf } from '@/entities/subject'
import { Link } from 'wouter'
import type { Course } from '#contract/course'
import { css } from 'styled-system/css'
import { courseLook } from 'styled-system/recipes'
import { usePageTitle } from '@/shared/lib/page-title'
import { addresses, ownOffer } from '@/shared/routes'
import { Breadcrumbs } from '@/shared/ui/breadcrumbs'
import { ButtonLink } from '@/shared/ui/button'
import { Icon } from '@/shared/ui/icon'
import { Page } from '@/shared/ui/page'
import { Panel } from '@/shared/ui/panel'

const look = courseLook()

type LockedLessonProps = { course: string; number: number; syllabus: Course | null }

/** The offer that opens this lesson, and the free places of all that it is made of. */
export function LockedLesson({ course, number, syllabus }: LockedLessonProps) {
  const lesson = syllabus?.modules.flatMap((module) => module.lessons).find((each) => each.number === number)
  const paid = syllabus ? syllabus.lessons - syllabus.freeLessons : 0
  usePageTitle(lesson?.title ?? null)
  return (
    <Page
      width="text"
      eyebrow={
        <Breadcrumbs
          way={[
            { title: 'Курси', to: addresses.courses.to() },
            { title: syllabus?.title ?? 'До курсу', to: addresses.courses.to({ course }) },
          ]}
        />
      }
      title={lesson?.title ?? `Урок ${number}`}
      lead={`Урок ${number} відкриває преміум.`}
    >
      <div className={look.main}>
        <Panel tone="marker">
          <div className={look.lock}>
            <Icon name="lock" />
            <p>
              {syllabus
                ? `Преміум відкриває ще ${countOf(paid, 'lesson')} цього курсу: порядок на кожен день, приклади, спроби з підказками й перевірки.`
                : 'Преміум відкриває решту уроків цього курсу: порядок на кожен день, приклади, спроби з підказками й перевірки.'}
            </p>
          </div>
          <ButtonLink href={ownOffer()}>Що дає преміум</ButtonLink>
        </Panel>
        {lesson && syllabus && (
          <Panel title="Це саме безкоштовно, без курсу">
            <p className={css({ color: 'inkMuted' })}>Теорія й завдання, з яких складено урок, відкриті для всіх:</p>
            <ul className={look.free}>
              {lesson.theory.map(({ subject, type, seoCode, title }) => (
                <li key={seoCode}>
                  <Link href={addresses.theoryArticle.to({ subject, type, seoCode })}>
                    <Icon name="book" size="small" />
                    {title}
                  </Link>
                </li>
              ))}
              <li>
                <Link href={addresses.tests.to({ subject: syllabus.subject.id, mode: 'topics' })}>
                  <Icon name="target" size="small" />
                  Завдання за темами
                </Link>
              </li>
            </ul>
          </Panel>
        )}
      </div>
    </Page>
  )
}
