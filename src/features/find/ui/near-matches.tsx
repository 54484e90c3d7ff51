import { lazy, Suspense } from 'react'
import type { NearMatchesProps } from './near-matches-view'

const View = lazy(async () => ({ default: (await import('./near-matches-view')).NearMatchesView }))

/** A page that is not there, with what its address may have meant. */
export function NearMatches(props: NearMatchesProps) {
  return (
    <Suspense>
      <View {...props} />
    </Suspense>
  )
}
