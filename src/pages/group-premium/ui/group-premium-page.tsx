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
const WorksheetPage = lazyPart(async () => (await import('./worksheet/worksheet-page')).WorksheetPage, waiting)
const WorksheetsPage = lazyPart(async () => (await import('./worksheet/worksheets-page')).WorksheetsPage, waiting)
const ScanPage = lazyPart(async () => (await import('./scan/scan-page')).ScanPage, waiting)
const CopyPage = lazyPart(async () => (await import('./worksheet/copy-page')).CopyPage, waiting)

/** Premium for a group: the offer, and by the query an invitation, a group of one’s own or a work that a teacher puts together. */
export function GroupPremiumPage() {
  const part = partOf(useSearch())
  if (part.kind === 'join') return <JoinPage key={part.code} code={part.code} />
  if (part.kind === 'copy') return <CopyPage key={part.code} code={part.code} />
  if (part.kind === 'scan') return <ScanPage key={part.paper} group={part.group} paper={part.paper} />
  if (part.kind === 'worksheet') return <WorksheetPage key={part.id} {...part} />
  if (part.kind === 'worksheets') return <WorksheetsPage group={part.group} />
  if (part.kind === 'group') return <OwnGroup key={part.id} id={part.id} task={part.task} view={part.view} />
  return <Offer />
}
