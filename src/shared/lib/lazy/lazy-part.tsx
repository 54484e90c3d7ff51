import type { FC, ReactNode } from 'react'
import { ProblemNotice } from '../../ui/problem-notice'
import { lazy, type Lazy } from './lazy'

/**
 * A part whose code comes when it is first drawn; where it cannot be had, the part offers another try.
 * @param waiting drawn meanwhile.
 * @param failed drawn instead of the notice.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<FC<Props>>,
  waiting: ReactNode = null,
  failed?: ReactNode,
): FC<Props> & Pick<Lazy<FC<Props>>, 'fetch' | 'ahead'> {
  const { use, fetch, ahead } = lazy(load)
  function LazyPart(props: Props) {
    const { code: Part, retry } = use()
    if (Part) return <Part {...props} />
    if (!retry) return waiting
    if (failed !== undefined) return failed
    return (
      <ProblemNotice title="Ця частина сторінки не завантажилася" onRetry={retry}>
        Перевір з’єднання і спробуй ще раз. Решта сторінки працює.
      </ProblemNotice>
    )
  }
  return Object.assign(LazyPart, { fetch, ahead })
}
