import { lazyPart } from '@/shared/lib/lazy'
import { Skeleton } from '@/shared/ui/skeleton'
import type { PartProps } from './other-part'

/** All that is not the day itself. It comes with the first press that leads there. */
export const OtherPart = lazyPart<PartProps>(
  async () => (await import('./other-part')).OtherPart,
  <Skeleton shapes={['block', 'row', 'row']} />,
)
