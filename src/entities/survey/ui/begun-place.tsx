import { useSyncExternalStore } from 'react'
import { css } from 'styled-system/css'
import { lazyPart } from '@/shared/lib/lazy'

const BegunLink = lazyPart(async () => (await import('./begun-link')).BegunLink, null, null)
/** Work of another device comes with a list, long after the first paint: its place is not left empty. */
const followMark = (notify: () => void) => {
  const watch = new MutationObserver(notify)
  watch.observe(document.documentElement, { attributeFilter: ['data-begun'] })
  return () => watch.disconnect()
}
const isBegun = () => 'begun' in document.documentElement.dataset

/**
 * The way back into begun work. The server sends it empty to everybody; `early.js` makes room before the first paint where there is begun
 * work, so nothing moves when the link comes.
 */
export function BegunPlace() {
  const isThere = useSyncExternalStore(followMark, isBegun, () => false)
  return <div className={place}>{isThere && <BegunLink />}</div>
}

/** A row of its own, on a phone with room for two lines: nothing is pushed by the link, whatever the subject is called. */
const place = css({
  display: 'none',
  width: 'full',
  minHeight: { base: '19', sm: '13.5' },
  marginBottom: '3',
  justifyItems: { base: 'stretch', sm: 'start' },
  '& > a': { paddingInline: '3' },
  'html[data-begun] &': { display: 'grid' },
})
