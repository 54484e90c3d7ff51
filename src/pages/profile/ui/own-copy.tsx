import { css } from 'styled-system/css'
import { Button } from '@/shared/ui/button'
import { exportOwn } from '../api/profile-calls'
import { saveFile } from '@/shared/lib/save-file'
import { useSingleCall } from './use-single-call'

/** Everything that is stored about the pupil, as a file to keep. */
export function OwnCopy() {
  const { isRunning, problem, run } = useSingleCall(async () =>
    saveFile(new File([await exportOwn()], 'skladu-moi-dani.json', { type: 'application/json' })),
  )
  return (
    <div className={css({ stack: '3', justifyItems: 'start' })}>
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
