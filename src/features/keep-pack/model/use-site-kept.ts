import { useEffect, useState } from 'react'
import { keepSite } from '@/shared/lib/site-worker'

/** `asking`: its files are still on their way. `none`: this browser keeps no site. `missing`: not all of them could be had; it goes on trying. */
export type SiteKept = 'asking' | 'kept' | 'none' | 'missing'

const retryMs = 15_000

/**
 * Whether the site itself lies on this device, so that a pack can be opened without a network. @param stored when the pack was stored, null for none: a
 * newer pack asks anew.
 */
export function useSiteKept(stored: string | null): SiteKept {
  const [known, setKnown] = useState<{ stored: string; site: SiteKept } | null>(null)
  useEffect(() => {
    if (stored === null) return undefined
    let isGone = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      clearTimeout(timer)
      const site = await keepSite().then(
        (isKept): SiteKept => (isKept ? 'kept' : 'none'),
        (): SiteKept => 'missing',
      )
      if (isGone) return
      setKnown({ stored, site })
      if (site === 'missing') timer = setTimeout(() => void ask(), retryMs)
    }
    void ask()
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [stored])
  return known && known.stored === stored ? known.site : 'asking'
}
