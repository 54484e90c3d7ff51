import { ContentPageFrame, ContentPageView } from '@/entities/content-page'
import { addresses } from '@/shared/routes'

/** Who answers for the words and figures of the site, and how they are checked. */
export function TeamPage() {
  return <ContentPageFrame path={addresses.team.to()}>{(page, notice) => <ContentPageView page={page} notice={notice} />}</ContentPageFrame>
}
