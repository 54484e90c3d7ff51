import { lazyPart } from '@/shared/ui/lazy-part'
import { Skeleton } from '@/shared/ui/skeleton'

/** Fetches the code of the cards; the page begins with it rather than wait until it is drawn itself. */
export const fetchBoard = async () => (await import('./board')).Board

export const LazyBoard = lazyPart(fetchBoard, <Skeleton shapes={['block', 'row', 'block']} />)
