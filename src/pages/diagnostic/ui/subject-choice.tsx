import { css } from 'styled-system/css'
import { isReady, useSubjects } from '@/entities/subject'
import { addresses } from '@/shared/routes'
import { ButtonLink } from '@/shared/ui/button'
import { FailedNotice } from '@/shared/ui/problem-notice'
import { Skeleton } from '@/shared/ui/skeleton'

/** Asks for the subject of the diagnostic. */
export function SubjectChoice() {
  const subjects = useSubjects()
  if (subjects.state === 'failed') {
    return <FailedNotice title="Не вдалося завантажити предмети" answer={subjects} />
  }
  if (subjects.state !== 'ready') return <Skeleton shapes={['row', 'row', 'row', 'row']} />
  return (
    <ul className={css({ stack: '3', gridTemplateColumns: { base: 'one', md: 'two' } })}>
      {subjects.found.subjects.filter(isReady).map(({ id, title }) => (
        <li key={id} className={css({ display: 'grid' })}>
          <ButtonLink variant="secondary" size="large" href={addresses.diagnostic.to({ subject: id })}>
            {title}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
