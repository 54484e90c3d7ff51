import { ContentPageFrame, ContentPageView } from '@/entities/content-page'
import { addresses } from '@/shared/routes'

export function PartnershipPage() {
  return (
    <ContentPageFrame path={addresses.partnership.to()}>
      {(page, notice) => <ContentPageView page={page} notice={notice} />}
    </ContentPageFrame>
  )
}
