import { Page } from '@/shared/ui/page'
import { Skeleton } from '@/shared/ui/skeleton'

export const LoadingView = () => (
  <Page title="Преміум">
    <Skeleton shapes={['row', 'block', 'block']} />
  </Page>
)
