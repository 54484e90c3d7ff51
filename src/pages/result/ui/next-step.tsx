import type { Result } from '#contract/result'
import { css } from 'styled-system/css'
import { addresses } from '@/shared/routes'
import { Button, ButtonLink } from '@/shared/ui/button'
import { Panel } from '@/shared/ui/panel'
import { nextStep } from '../model/next-step'
import { filtered, type ReviewFilter } from '../model/review-filter'

type NextStepProps = {
  result: Result
  /** Mistakes due today; null while that is not known. */
  due: number | null
  onReview: (filter: ReviewFilter) => void
}

/** Offers the next step after the result, and two alternatives. */
export function NextStep({ result, due, onReview }: NextStepProps) {
  const { text, action, href } = nextStep(result, due)
  const filter = (['wrong', 'partial', 'blank'] as const).find((each) => filtered(result.items, each).length > 0) ?? 'all'
  return (
    <Panel tone="marker" title="Що далі">
      <div className={css({ display: 'grid', justifyItems: 'start', gap: '4' })}>
        <p className={css({ maxWidth: 'text' })}>{text}</p>
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
          <ButtonLink href={href}>{action}</ButtonLink>
          <Button variant="quiet" onClick={() => onReview(filter)}>
            {reviewText[filter]}
          </Button>
          <ButtonLink variant="quiet" href={againAddress(result)}>
            Пройти ще раз
          </ButtonLink>
        </div>
      </div>
    </Panel>
  )
}

const reviewText = { wrong: 'Розібрати помилки', partial: 'Розібрати неповні', blank: 'Розібрати пропущені', all: 'Переглянути завдання' }

/** The set-up of the same mode; a test of an article and a repeat have none of their own. */
function againAddress({ subject, subjects, mode }: Result): string {
  const own = subjects.at(-1) ?? subject
  const address = addresses.tests.to({ subject: own, mode: mode === 'theory' || mode === 'retry' ? 'topics' : mode })
  return subjects.length > 1 && mode === 'nmt' ? `${address}?scope=${subjects.includes('ukrainian') ? 1 : 2}` : address
}
