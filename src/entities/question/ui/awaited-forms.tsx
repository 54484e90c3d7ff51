import { ProblemNotice } from '@/shared/ui/problem-notice'
import { Skeleton } from '@/shared/ui/skeleton'
import { forms } from '../model/load-forms'
import type { OtherFormProps } from './other-forms'

/** A form that may still be on its way; where it does not come it can be asked for again. */
export function AwaitedForms(props: OtherFormProps) {
  const { code, retry } = forms.use()
  if (code) return <code.OtherForm {...props} />
  if (!retry) return <Skeleton shapes={['row', 'row', 'row']} label="Готуємо місце для відповіді…" />
  return (
    <ProblemNotice title="Не вдалося завантажити місце для відповіді" onRetry={retry}>
      Перевір з’єднання. Інші відповіді збережено.
    </ProblemNotice>
  )
}
