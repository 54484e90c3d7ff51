import { lazyPart } from '@/shared/lib/lazy'
import { Skeleton } from '@/shared/ui/skeleton'

/** The map comes by itself, with its look: nothing else is drawn with it. */
export const LazyClassMap = lazyPart(async () => (await import('./class-map')).ClassMap, <Skeleton shapes={['row', 'row', 'row']} />)
