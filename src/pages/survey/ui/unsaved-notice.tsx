import { css } from 'styled-system/css'
import { isStorageForbidden, storageForbiddenText } from '@/shared/lib/forbidden-storage'
import { ProblemNotice } from '@/shared/ui/problem-notice'

/** The device refused an answer: the only state of saving that asks something of the pupil. */
export function UnsavedNotice() {
  return (
    <div className={css({ marginBottom: '6' })}>
      <ProblemNotice title="Не вдалося зберегти на пристрої">
        Останні відповіді є лише на цій сторінці, доки їх не прийме сервер. Не закривай її: пробуємо далі самі.{' '}
        {isStorageForbidden() ? storageForbiddenText : 'Звільни трохи місця на пристрої.'}
      </ProblemNotice>
    </div>
  )
}
