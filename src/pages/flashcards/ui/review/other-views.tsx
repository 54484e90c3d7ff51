import { useEffect, useRef } from 'react'
import { cardsLook, reviewLook, todayLook } from 'styled-system/recipes'
import { Button, ButtonLink } from '@/shared/ui/button'
import { Panel } from '@/shared/ui/panel'
import { ProblemNotice } from '@/shared/ui/problem-notice'
import { Skeleton } from '@/shared/ui/skeleton'
import { addressOf } from '../../model/flashcard-location'
import type { ReviewView } from './review-view'

const todayParts = todayLook()
const reviewParts = reviewLook()
const cardsParts = cardsLook()

export const LoadingView = () => <Skeleton shapes={['line', 'block', 'row']} />

export const FailedView = ({ send }: ReviewView) => (
  <ProblemNotice title="Картки не відкрилися" onRetry={() => send({ type: 'load.retry' })}>
    Збережені оцінки нікуди не зникли.
  </ProblemNotice>
)

/** The card is covered; nothing is counted meanwhile. */
export function PausedView({ progress, send }: ReviewView) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Panel>
      <div className={todayParts.start}>
        <h2 ref={heading} tabIndex={-1} className={reviewParts.doneTitle}>
          Пауза
        </h2>
        <p>
          Пройдено {progress.done} з {progress.total}. Кожну оцінку вже збережено, можна закрити сторінку.
        </p>
        <div className={cardsParts.actions}>
          <Button onClick={() => send({ type: 'session.resume' })}>Продовжити</Button>
          <ButtonLink variant="secondary" href={addressOf({})}>
            До карток
          </ButtonLink>
        </div>
      </div>
    </Panel>
  )
}
