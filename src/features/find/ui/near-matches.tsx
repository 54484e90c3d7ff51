import { lazy, Suspense } from 'react'
import { css } from 'styled-system/css'
import type { NearMatchesProps } from './near-matches-view'

const View = lazy(async () => ({ default: (await import('./near-matches-view')).NearMatchesView }))

/** A page that is not there, with what its address may have meant. */
export function NearMatches(props: NearMatchesProps) {
  return (
    <Suspense fallback={<div className={place} />}>
      <View {...props} />
    </Suspense>
  )
}

/** As tall as what comes, so that the footer stays where it is. */
const place = css({ flexGrow: '1', minHeight: '[min(36rem, 80dvh)]' })
