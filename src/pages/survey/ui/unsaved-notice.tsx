import { css } from 'styled-system/css'
import { ProblemNotice } from '@/shared/ui/problem-notice'

/** The device refused an answer: the only state of saving that asks something of the pupil. */
export function UnsavedNotice() {
  return (
    <div className={css({ marginBottom: '6' })}>
      <ProblemNotice title="Не вдалося зберегти на пристрої">
        Остання відповідь є лише на цій сторінці. Не закривай її й звільни трохи місця на пристрої: спробуємо зберегти ще раз самі.
      </ProblemNotice>
    </div>
  )
}
