import { lazyPart } from '@/shared/lib/lazy'
import { Skeleton } from '@/shared/ui/skeleton'
import type { PartProps } from './beside-today'

/** Rounds and the other tabs; their code is fetched with the first press that leads there. */
export const BesideToday = lazyPart<PartProps>(
  async () => (await import('./beside-today')).BesideToday,
  <Skeleton shapes={['block', 'row', 'row']} />,
)
