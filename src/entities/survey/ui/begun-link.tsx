import { useEffect, useState } from 'react'
import { addresses } from '@/shared/routes'
import { ButtonLink } from '@/shared/ui/button'
import { begunText, begunWork, keepBegunWork } from '../model/begun-work'

/** Leads back into the work that lies open; nothing where it has ended meanwhile. */
export function BegunLink() {
  const [work] = useState(() => begunWork())
  useEffect(() => void (work === null && keepBegunWork(null)), [work])
  return (
    work && (
      <ButtonLink size="large" href={addresses.survey.to({ subject: work.subject, surveyId: work.id })}>
        {begunText(work)}
      </ButtonLink>
    )
  )
}
