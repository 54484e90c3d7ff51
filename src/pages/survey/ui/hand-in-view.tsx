import { useEffect, useState } from 'react'
import { css } from 'styled-system/css'
import { Button, ButtonLink } from '@/shared/ui/button'
import { Page } from '@/shared/ui/page'
import { Skeleton } from '@/shared/ui/skeleton'
import { addressOutside } from '../model/address-after'
import type { SurveyViewProps } from './survey-view'
import { useHeadingFocus } from './use-heading-focus'

/** The paper is on its way to the server. One view for the way and for its obstacles, so that a further try keeps the focus. */
export function HandInView({ subject, isHandingIn, hasTime, problem, saving, send }: SurveyViewProps) {
  const [wasDelayed, setWasDelayed] = useState(false)
  if (!isHandingIn && !wasDelayed) setWasDelayed(true)

  const element = useHeadingFocus<HTMLDivElement>(wasDelayed ? 'delayed' : 'checking')

  useEffect(() => {
    if (isHandingIn) return undefined
    const retry = () => send({ type: 'finish.confirm' })
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [isHandingIn, send])

  if (!wasDelayed) {
    return (
      <div ref={element}>
        <Page title="Перевіряємо відповіді…" width="text">
          <Skeleton shapes={['block', 'line', 'line']} label="Перевіряємо відповіді…" />
        </Page>
      </div>
    )
  }
  const isIncomplete = problem?.status === 409
  const isForeign = problem?.status === 404 || problem?.status === 403
  // A server that is away or busy has said nothing of the test.
  const isRefused = /^4(?!08|29)/.test(`${problem?.status}`)
  const isOnPageOnly = saving === 'unsaved'
  return (
    <div ref={element}>
      <Page
        title={isOnPageOnly ? 'Не закривай цю сторінку' : 'Відповіді збережено на пристрої'}
        lead={
          isIncomplete
            ? 'На сервер надійшли ще не всі відповіді.'
            : isForeign
              ? 'Але цей тест розпочато з іншого акаунта або без акаунта, тож сервер його не приймає.'
              : isRefused
                ? `Сервер не прийняв тест: ${problem?.detail}`
                : 'Сервер поки не відповідає.'
        }
        width="text"
      >
        <div className={css({ stack: '6' })}>
          <p>
            {isOnPageOnly ? onPage : onDevice}{' '}
            {hasTime ? (isOnPageOnly ? inTime : `${inTime} ${beforeLeaving}`) : isOnPageOnly ? outOfTime : `${outOfTime} ${afterLeaving}`}
          </p>
          <div className={css({ wrap: '3' })}>
            <Button onClick={() => send({ type: 'finish.confirm' })} isLoading={isHandingIn}>
              Спробувати ще
            </Button>
            {hasTime && (
              <Button variant="secondary" onClick={() => send({ type: 'finish.cancel' })} disabled={isHandingIn}>
                Повернутися до тесту
              </Button>
            )}
          </div>
          {!isOnPageOnly && (
            <ButtonLink variant="quiet" href={addressOutside(subject)}>
              До предмета
            </ButtonLink>
          )}
          {isIncomplete && (
            <div className={css({ stack: '3', justifyItems: 'start', paddingTop: '6', borderTop: 'line' })}>
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

const onPage = 'Пристрій не зміг зберегти останні відповіді, вони є лише тут. Пробуємо надіслати їх самі, щойно сервер відповість.'
const onDevice = 'Відповіді чекають на цьому пристрої й надійдуть, щойно сервер їх прийме.'
const inTime = 'Доки є час, тест можна продовжити.'
const beforeLeaving = 'Сторінку можна закрити, але після повернення заверши тест ще раз.'
const afterLeaving = 'Сторінку можна закрити: вони надійдуть, щойно відкриєш сайт із мережею.'
const outOfTime = 'Час тесту вийшов: зараховуються відповіді, дані вчасно.'
