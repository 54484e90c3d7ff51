import type { Result } from '#domain/result'
import { css } from 'styled-system/css'
import { lazyPart } from '@/shared/lib/lazy'
import { Button, ButtonLink } from '@/shared/ui/button'
import { Panel } from '@/shared/ui/panel'
import { likeThese, nextStep } from '../model/next-step'
import { filtered, type ReviewFilter } from '../model/review-filter'

type NextStepProps = {
  result: Result
  /** Mistakes due today; null while that is not known. */
  due: number | null
  onReview: (filter: ReviewFilter) => void
}

/** Stands in the row at once: what follows it does not move when its code comes. */
const RetryMenu = lazyPart(
  async () => (await import('./retry-menu')).RetryMenu,
  <Button variant="secondary" disabled>
    Повторити
  </Button>,
)

const StartButton = lazyPart(
  async () => (await import('@/features/start-survey')).StartButton,
  <Button variant="secondary" disabled>
    Ще 10 таких
  </Button>,
)

/** Offers the next step after the result, the review first, and all ways to repeat in one menu. */
export function NextStep({ result, due, onReview }: NextStepProps) {
  const wish = likeThese(result)
  const filter = (['wrong', 'partial', 'blank'] as const).find((each) => filtered(result.items, each).length > 0) ?? 'all'
  const { text, action, href } = nextStep(result, due, firstReview[filter])
  return (
    <Panel tone="marker" title="Що далі">
      <div className={css({ stack: '4', justifyItems: 'start' })}>
        <p className={css({ maxWidth: 'text' })}>{text}</p>
        <div className={css({ wrap: '3', _print: { display: 'none' } })}>
          <Button variant={filter === 'all' ? 'quiet' : 'primary'} onClick={() => onReview(filter)}>
            {reviewText[filter]}
          </Button>
          <ButtonLink variant={filter === 'all' ? 'primary' : 'secondary'} href={href}>
            {action}
          </ButtonLink>
          {wish && (
            <StartButton variant="secondary" wish={wish}>
              Ще 10 таких
            </StartButton>
          )}
          <RetryMenu result={result} />
        </div>
      </div>
    </Panel>
  )
}

const firstReview = { wrong: 'помилки', partial: 'неповні відповіді', blank: 'пропущені завдання', all: null } as const
const reviewText = { wrong: 'Розібрати помилки', partial: 'Розібрати неповні', blank: 'Розібрати пропущені', all: 'Переглянути завдання' }
