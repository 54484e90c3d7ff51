import { laterPart } from '@/shared/lib/later'
import { Skeleton } from '@/shared/ui/skeleton'

/** The map comes by itself, with its look: nothing else is drawn with it. */
export const LazyClassMap = laterPart(async () => (await import('./class-map')).ClassMap, <Skeleton shapes={['row', 'row', 'row']} />)
