import { useEffect, useRef } from 'react'
import { cardsLook, reviewLook, todayLook } from 'styled-system/recipes'
import { countOf } from '@/entities/subject'
import { cardsBeforePrompt, KeepProgress } from '@/features/keep-progress'
import { ReminderOffer } from '@/features/remind'
import { showBadge } from '@/shared/lib/app-badge'
import { lazyPart } from '@/shared/lib/lazy'
import { Button, ButtonLink } from '@/shared/ui/button'
import { Illustration } from '@/shared/ui/illustration'
import { Panel } from '@/shared/ui/panel'
import { addressOf } from '../../model/flashcard-location'
import { DayDone } from '../today/day-done'
import { todayOf } from '../../model/today'
import { outcomeOf } from '../../model/review-round'
import type { ReviewView } from './review-view'

const HundredWord = lazyPart(async () => (await import('./hundred-word')).HundredWord, null, null)

const cardsParts = cardsLook()
const todayParts = todayLook()
const reviewParts = reviewLook()

/** The round is over: how it went in one line, and the ways on. */
export function DoneView({ looks, isCram, study, send }: ReviewView) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const graded = looks.filter(({ grade }) => grade !== null)
  const { seen, recalled } = outcomeOf(graded)
  const today = todayOf(study.state, study.clock)
  useEffect(() => showBadge(today.queue.learning.length + today.queue.due.length))
  const undo = () => send({ type: 'look.undo' })
  if (graded.length === 0)
    return (
      <div className={cardsParts.stack}>
        <DayDone today={today} study={study} />
        {looks.length > 0 && (
          <div className={cardsParts.actions}>
            <Button variant="secondary" onClick={undo}>
              Повернути відкладену картку
            </Button>
          </div>
        )}
      </div>
    )
  return (
    <div className={cardsParts.stack}>
      <Panel>
        <div className={todayParts.start}>
          <Illustration name="end" />
          <h2 ref={heading} tabIndex={-1} className={reviewParts.doneTitle}>
            {isCram ? 'Повторення завершено' : 'Усе повторено'}
          </h2>
          <p>
            Переглянуто: {countOf(seen, 'card')}. З першого разу пригадано: {recalled} з {seen}.{' '}
            {isCram ? 'Розклад не змінився.' : 'Кожну оцінку збережено.'}
          </p>
          <div className={cardsParts.actions}>
            {today.count > 0 && !isCram && <ButtonLink href={addressOf({ review: 'today' })}>Ще на сьогодні: {today.count}</ButtonLink>}
            <ButtonLink variant={today.count > 0 && !isCram ? 'secondary' : 'primary'} href={addressOf({})}>
              До карток
            </ButtonLink>
            <Button variant="quiet" onClick={undo}>
              Повернути останню картку
            </Button>
          </div>
        </div>
      </Panel>
      {!isCram && <HundredWord study={study} looks={graded} />}
      {graded.length >= cardsBeforePrompt && <KeepProgress />}
      {!isCram && <ReminderOffer />}
    </div>
  )
}
