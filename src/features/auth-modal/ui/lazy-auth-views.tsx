import { lazy, Suspense } from 'react'
import { Skeleton } from '@/shared/ui/skeleton'

const AuthViews = lazy(async () => ({ default: (await import('./auth-views')).AuthViews }))

/** The forms of the dialog for a page of their own; their code is that of the dialog. */
export const LazyAuthViews = () => (
  <Suspense fallback={<Skeleton shapes={['row', 'row', 'row']} />}>
    <AuthViews />
  </Suspense>
)
