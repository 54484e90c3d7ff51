import { useEffect, useState, type FC, type ReactNode } from 'react'
import { ProblemNotice } from '../problem-notice'

/**
 * A part of a page whose code comes when it is first drawn. Where the code cannot be had, the part says so and offers another try,
 * and the rest of the page stands: `React.lazy` keeps a failure for good and takes the page with it.
 * @param waiting drawn meanwhile.
 */
export function lazyPart<Props extends object>(load: () => Promise<FC<Props>>, waiting: ReactNode = null): FC<Props> {
  return function LazyPart(props: Props) {
    const [Loaded, setLoaded] = useState<FC<Props> | null>(null)
    const [hasFailed, setFailed] = useState(false)
    const fetchPart = () => {
      setFailed(false)
      load().then(
        (found) => setLoaded(() => found),
        () => setFailed(true),
      )
    }
    useEffect(fetchPart, [])
    if (Loaded) return <Loaded {...props} />
    if (!hasFailed) return waiting
    return (
      <ProblemNotice title="Ця частина сторінки не завантажилася" onRetry={fetchPart}>
        Перевір з’єднання і спробуй ще раз. Решта сторінки працює.
      </ProblemNotice>
    )
  }
}
