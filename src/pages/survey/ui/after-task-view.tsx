import { css } from 'styled-system/css'
import { ProblemNotice } from '@/shared/ui/problem-notice'
import { afterTask } from './after-task'
import { columnLook } from './frame-look'
import { LoadingView } from './loading-view'
import type { SurveyViewProps } from './survey-view'

type Name = 'BreakView' | 'FailedView' | 'HandInView' | 'PausedView'

/** A view that is seen after the task; where its code does not come it can be asked for again. */
export function AfterTaskView({ name, ...props }: SurveyViewProps & { name: Name }) {
  const { code, retry } = afterTask.use()
  if (code) {
    const View = code[name]
    return <View {...props} />
  }
  if (!retry) return <LoadingView />
  return (
    <div className={columnLook}>
      <h1 tabIndex={-1} className={css({ textStyle: 'heading', marginBottom: '4' })}>
        Тест не відкрився
      </h1>
      <ProblemNotice title="Не вдалося завантажити сторінку тесту" onRetry={retry}>
        Перевір з’єднання. Відповіді, які вже є, збережено.
      </ProblemNotice>
    </div>
  )
}
