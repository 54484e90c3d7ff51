import type { FC, ReactNode } from 'react'
import { ProblemNotice } from '../../ui/problem-notice'
import { later, type Later } from './later'

/**
 * A part of a page whose code comes when it is first drawn. Where the code cannot be had, the part says so and offers another try,
 * and the rest of the page stands.
 * @param waiting drawn meanwhile. @param failed drawn instead of the notice.
 */
export function laterPart<Props extends object>(
  load: () => Promise<FC<Props>>,
  waiting: ReactNode = null,
  failed?: ReactNode,
): FC<Props> & Pick<Later<FC<Props>>, 'fetch' | 'ahead'> {
  const { use, fetch, ahead } = later(load)
  function LaterPart(props: Props) {
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
  return Object.assign(LaterPart, { fetch, ahead })
}
