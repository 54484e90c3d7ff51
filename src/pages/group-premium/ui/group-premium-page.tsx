import { useSearch } from 'wouter'
import { lazyPart } from '@/shared/lib/lazy'
import { Page } from '@/shared/ui/page'
import { Skeleton } from '@/shared/ui/skeleton'
import { partOf } from '../model/address'
import { Offer } from './public/offer'

const waiting = (
  <Page title={<span aria-hidden="true">&nbsp;</span>}>
    <Skeleton shapes={['block', 'row', 'row']} />
  </Page>
)
const JoinPage = lazyPart(async () => (await import('./join/join-page')).JoinPage, waiting)
const OwnGroup = lazyPart(async () => (await import('./own-group')).OwnGroup, waiting)

/** Premium for a group: the offer, and by the query an invitation or a group of one’s own. */
export function GroupPremiumPage() {
  const part = partOf(useSearch())
  if (part.kind === 'join') return <JoinPage key={part.code} code={part.code} />
  if (part.kind === 'group') return <OwnGroup key={part.id} id={part.id} task={part.task} />
  return <Offer />
}
