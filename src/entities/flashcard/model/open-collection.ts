import type { OwnWrite } from '#contract/own-card'
import type { ReviewFact } from '#contract/review'
import { openFactLog } from '@/shared/lib/fact-log'
import type { Collection } from './collection'

type OpenParts = { now: () => number; sync: (serverNow: string) => void; wake: () => void; knock: () => void }

/** The collection on this device; its code comes with the first call. */
export async function openCollection(means: OpenParts): Promise<Collection> {
  const [{ createCollection }, { deviceKept }, reviews, writes] = await Promise.all([
    import('./collection'),
    import('./kept'),
    openFactLog<ReviewFact>('skladu-reviews'),
    openFactLog<OwnWrite>('skladu-own-cards'),
  ])
  return createCollection({ ...means, kept: deviceKept(), reviews, writes })
}
