import { useSyncExternalStore } from 'react'

const query = '(max-width: 37.4375rem)'
const media = () => globalThis.matchMedia?.(query)

function follow(onChange: () => void): () => void {
  const list = media()
  list?.addEventListener?.('change', onChange)
  return () => list?.removeEventListener?.('change', onChange)
}

/** Fewer than 600 px: the cells of a grid would be smaller than a thumb, and the texts they stand for out of sight. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    follow,
    () => media()?.matches ?? false,
    () => false,
  )
