import type { ReactNode } from 'react'
import type { Result } from '#domain/result'
import { addresses } from '@/shared/routes'
import { ButtonLink } from '@/shared/ui/button'
import { Page } from '@/shared/ui/page'
import { ResultWay } from './result-way'

/** A page below a result, with a way back to it. */
export const InnerPage = ({ result, title, children }: { result: Result; title: string; children: ReactNode }) => (
  <Page
    eyebrow={<ResultWay result={result} isInside />}
    title={title}
    actions={
      <ButtonLink variant="secondary" href={addresses.result.to({ subject: result.subject, surveyId: result.id })}>
        До результату
      </ButtonLink>
    }
  >
    {children}
  </Page>
)
