import { useEffect, useState } from 'react'
import { css } from 'styled-system/css'
import { Button } from '@/shared/ui/button'
import { Page } from '@/shared/ui/page'
import { Skeleton } from '@/shared/ui/skeleton'
import type { SurveyViewProps } from './survey-view'
import { useHeadingFocus } from './use-heading-focus'

/** The paper is on its way to the server. One view for the way and for its obstacles, so that a further try keeps the focus. */
export function HandInView({ isHandingIn, hasTime, problem, send }: SurveyViewProps) {
  const [wasDelayed, setWasDelayed] = useState(false)
  if (!isHandingIn && !wasDelayed) setWasDelayed(true)

  const place = useHeadingFocus<HTMLDivElement>(wasDelayed ? 'delayed' : 'checking')

  useEffect(() => {
    if (isHandingIn) return undefined
    const retry = () => send({ type: 'finish.confirm' })
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [isHandingIn, send])

  if (!wasDelayed) {
    return (
      <div ref={place}>
        <Page title="Перевіряємо відповіді…" width="text">
          <Skeleton shapes={['block', 'line', 'line']} label="Перевіряємо відповіді…" />
        </Page>
      </div>
    )
  }
  const isIncomplete = problem?.status === 409
  return (
    <div ref={place}>
      <Page
        title="Відповіді збережено на пристрої"
        lead={isIncomplete ? 'Але на сервер надійшли ще не всі.' : 'Але сервер поки не відповідає.'}
        width="text"
      >
        <div className={css({ display: 'grid', gap: '6' })}>
          <p>
            Нічого не втрачено: відповіді чекають на цьому пристрої й надійдуть, щойно з’явиться зв’язок. Сторінку можна закрити й відкрити
            знову —{hasTime ? ' доки є час, тест можна продовжити.' : ' час тесту вийшов, зараховуються відповіді, дані вчасно.'}
          </p>
          <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
            <Button onClick={() => send({ type: 'finish.confirm' })} isLoading={isHandingIn}>
              Спробувати ще
            </Button>
            {hasTime && (
              <Button variant="secondary" onClick={() => send({ type: 'finish.cancel' })} disabled={isHandingIn}>
                Повернутися до тесту
              </Button>
            )}
          </div>
          {isIncomplete && (
            <div className={css({ display: 'grid', justifyItems: 'start', gap: '3', paddingTop: '6', borderTop: 'line' })}>
              <p className={css({ color: 'inkMuted' })}>
                Можна не чекати: сервер оцінить лише те, що вже отримав. Решту зараховано не буде.
              </p>
              <Button variant="secondary" onClick={() => send({ type: 'finish.force' })} disabled={isHandingIn}>
                Завершити з тим, що надійшло
              </Button>
            </div>
          )}
        </div>
      </Page>
    </div>
  )
}
