import { ButtonLink } from '@/shared/ui/button'
import { Page } from '@/shared/ui/page'
import { ProblemNotice } from '@/shared/ui/problem-notice'
import { useErrorToast } from '@/shared/ui/toaster'
import { css } from 'styled-system/css'
import { addressOutside } from '../model/address-after'
import { ForeignNotice } from './foreign-notice'
import type { SurveyViewProps } from './survey-view'

export function FailedView({ subject, problem, send }: SurveyViewProps) {
  useErrorToast(problem?.detail)
  return (
    <Page title="Не вдалося відкрити тест" width="text">
      <div className={css({ stack: '6', justifyItems: 'start' })}>
        {problem?.status === 403 ? (
          <ForeignNotice detail={problem.detail} onRetry={() => send({ type: 'load.retry' })} />
        ) : (
          <ProblemNotice
            title={problem?.status === null ? 'Сервер не відповідає' : 'Сервер відповів помилкою'}
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
