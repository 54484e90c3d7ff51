import { css } from 'styled-system/css'
import { Button } from '@/shared/ui/button'
import { exportOwn } from '../api/profile-calls'
import { saveFile } from '../api/save-file'
import { useErrand } from './use-errand'

/** Everything that is stored about the pupil, as a file to keep. */
export function OwnCopy() {
  const { isRunning, problem, run } = useErrand(async () => saveFile('skladu-moi-dani.json', await exportOwn()))
  return (
    <div className={css({ display: 'grid', gap: '3', justifyItems: 'start' })}>
      <p>Файл JSON з усім, що ми про тебе зберігаємо: профіль, тести, відповіді, підписки.</p>
      <Button variant="secondary" isLoading={isRunning} onClick={() => run(null)}>
        Завантажити мої дані
      </Button>
      <p role="alert" className={css({ textStyle: 'small', color: 'wrong', _empty: { display: 'none' } })}>
        {problem}
      </p>
    </div>
  )
}
