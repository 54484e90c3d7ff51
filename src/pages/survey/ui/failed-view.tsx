import { useEffect } from 'react'
import { offlineWords } from '@/shared/api'
import { ButtonLink } from '@/shared/ui/button'
import { Page } from '@/shared/ui/page'
import { ProblemNotice } from '@/shared/ui/problem-notice'
import { useErrorToast } from '@/shared/ui/toaster'
import { css } from 'styled-system/css'
import { addressOutside } from '../model/address-after'
import { ForeignNotice } from './foreign-notice'
import type { SurveyViewProps } from './survey-view'

export function FailedView({ subject, problem, send }: SurveyViewProps) {
  const isOffline = problem?.detail === offlineWords
  useErrorToast(isOffline ? undefined : problem?.detail)
  const isUnanswered = problem?.status === null
  useEffect(() => {
    if (!isUnanswered) return undefined
    const retry = () => send({ type: 'load.retry' })
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [isUnanswered, send])
  return (
    <Page title="Не вдалося відкрити тест" width="text">
      <div className={css({ stack: '6', justifyItems: 'start' })}>
        {problem?.status === 403 ? (
          <ForeignNotice detail={problem.detail} onRetry={() => send({ type: 'load.retry' })} />
        ) : (
          <ProblemNotice
            title={isOffline ? 'Немає мережі' : isUnanswered ? 'Сервер не відповідає' : 'Сервер відповів помилкою'}
            onRetry={() => send({ type: 'load.retry' })}
          >
            Перевір з’єднання з інтернетом і спробуй ще. Якщо тест уже розпочато, відповіді на цьому пристрої збережено.
          </ProblemNotice>
        )}
        <ButtonLink variant="quiet" href={addressOutside(subject)}>
          До предмета
        </ButtonLink>
      </div>
    </Page>
  )
}
