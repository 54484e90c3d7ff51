import { useState } from 'react'
import type { Statistic } from '#domain/statistic'
import { WithSession } from '@/entities/session'
import { StatisticReader } from '@/entities/statistic'
import { useSubjects } from '@/entities/subject'
import { BegunPlace } from '@/entities/survey'
import { addresses } from '@/shared/routes'
import { ButtonLink } from '@/shared/ui/button'
import { StoredNotice } from '@/shared/ui/stored-notice'
import { Page } from '@/shared/ui/page'
import { AnswerToCome } from '@/shared/ui/page-state'
import { SubjectGroups } from './subject-groups'

/** All subjects of the exam. */
export function SubjectsPage() {
  const answer = useSubjects()
  const [statistic, setStatistic] = useState<Statistic | null>(null)
  return (
    <Page
      title="Предмети НМТ"
      lead="Три обов’язкові предмети й один на вибір. Обери предмет: теорія, тести за темами й повні варіанти за структурою іспиту."
      actions={
        <>
          <ButtonLink variant="secondary" href={addresses.courses.to()}>
            Курси
          </ButtonLink>
          <ButtonLink variant="secondary" href={addresses.search.to()}>
            Пошук
          </ButtonLink>
        </>
      }
    >
      <BegunPlace />
      <AnswerToCome answer={answer} shapes={['block', 'block', 'block']} failure="Не вдалося завантажити предмети" />
      {answer.state === 'ready' && (
        <>
          <StoredNotice storedAt={answer.storedAt} />
          <WithSession>
            <StatisticReader onRead={setStatistic} />
          </WithSession>
          <SubjectGroups subjects={answer.found.subjects} shares={statistic && sharesOf(statistic)} />
        </>
      )}
    </Page>
  )
}

const sharesOf = (statistic: Statistic): Record<string, number> =>
  Object.fromEntries(statistic.by_subject.map(({ subject, points, max }) => [subject, Math.round((100 * points) / Math.max(1, max))]))
