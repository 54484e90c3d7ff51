import { css } from 'styled-system/css'
import { ProblemNotice } from '@/shared/ui/problem-notice'

/** The device refused an answer: the only state of saving that asks something of the pupil. */
export function UnsavedNotice() {
  return (
    <div className={css({ marginBottom: '6' })}>
      <ProblemNotice title="Не вдалося зберегти на пристрої">
        Останні відповіді є лише на цій сторінці, доки їх не прийме сервер. Не закривай її й звільни трохи місця на пристрої: пробуємо далі
        самі.
      </ProblemNotice>
    </div>
  )
}
