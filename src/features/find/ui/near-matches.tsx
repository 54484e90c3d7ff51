import { css } from 'styled-system/css'
import { lazyPart } from '@/shared/lib/lazy'
import type { NearMatchesProps } from './near-matches-view'

/** As tall as what comes, so that the footer stays where it is. */
const place = css({ flexGrow: '1', minHeight: 'awaited' })

/** A page that is not there, with what its address may have meant. */
export const NearMatches = lazyPart<NearMatchesProps>(
  async () => (await import('./near-matches-view')).NearMatchesView,
  <div className={place} />,
)
