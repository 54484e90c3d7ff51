import { ContentPageFrame, ContentPageView } from '@/entities/content-page'
import { addresses } from '@/shared/routes'

export const PrivacyPage = () => <LegalPage path={addresses.privacy.to()} />
export const TermsPage = () => <LegalPage path={addresses.terms.to()} />
export const OfferPage = () => <LegalPage path={addresses.publicOferta.to()} />

function LegalPage({ path }: { path: string }) {
  return <ContentPageFrame path={path}>{(page, notice) => <ContentPageView page={page} notice={notice} />}</ContentPageFrame>
}
