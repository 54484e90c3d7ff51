import { useEffect, useState, type FC } from 'react'
import { Skeleton } from '@/shared/ui/skeleton'

/**
 * The forms of the dialog for a page of their own; their code is that of the dialog. A failed load is thrown to the boundary
 * above, whose retry asks for the code anew.
 */
export function LazyAuthViews() {
  const [Views, setViews] = useState<FC | null>(null)
  const [failure, setFailure] = useState<Error | null>(null)
  useEffect(() => {
    import('./auth-views').then(
      ({ AuthViews }) => setViews(() => AuthViews),
      (error: Error) => setFailure(error),
    )
  }, [])
  if (failure) throw failure
  return Views ? <Views /> : <Skeleton shapes={['row', 'row', 'row']} />
}
