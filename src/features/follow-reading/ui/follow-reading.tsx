import { lazy, Suspense } from 'react'
import { useIsSessionThere } from '@/entities/session'
import type { FollowReadingProps } from './follower'

const Follower = lazy(async () => ({ default: (await import('./follower')).Follower }))

/** Brings the marks of reading up to what the server knows of this visitor, from other devices too. Draws nothing; without the network the marks stay. */
export function FollowReading(props: FollowReadingProps) {
  return (
    useIsSessionThere() && (
      <Suspense>
        <Follower {...props} />
      </Suspense>
    )
  )
}
