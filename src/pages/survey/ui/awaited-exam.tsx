import { css } from 'styled-system/css'
import { ProblemNotice } from '@/shared/ui/problem-notice'
import { useExam } from './exam-at-hand'
import { columnLook } from './frame-look'
import { LoadingView } from './loading-view'
import type { SurveyViewProps } from './survey-view'

/** The exam, whose code may still be on its way; where it does not come it can be asked for again. */
export function AwaitedExam(props: SurveyViewProps) {
  const { module, retry } = useExam()
  if (module) return <module.ExamView {...props} />
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
