import { lazyPart } from '@/shared/lib/lazy'
import { FailedNotice } from '@/shared/ui/problem-notice'
import { Skeleton } from '@/shared/ui/skeleton'
import type { View } from '../model/view'
import { SlowNotice, useIsSlow } from './slow-notice'
import type { ViewProps } from '../model/cards'

const waiting = <Skeleton shapes={['block', 'row', 'row', 'row']} />
const ViewContent = lazyPart(async () => (await import('./view-content')).ViewContent, waiting)

/** A view, once it is known what the visitor has done. */
export function LazyView(props: ViewProps & { view: View }) {
  const { surveys, readiness, statistic } = props
  const isWaiting = surveys.state === 'loading' || readiness.state === 'loading' || statistic.state === 'loading'
  const isLate = useIsSlow(isWaiting)
  if (isWaiting) return isLate ? <SlowNotice /> : waiting
  return (
    <>
      {readiness.state === 'failed' && <FailedNotice title="Не вдалося завантажити предмети" answer={readiness} />}
      <ViewContent {...props} />
    </>
  )
}
