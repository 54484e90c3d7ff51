import { addresses } from '@/shared/routes'
import { ContentPageFrame } from './content-page-frame'
import { ContentPageView } from './content-page-view'

/** A page that editors have written, whatever its address. */
export const WrittenPage = ({ params: { slug } }: { params: { slug: string } }) => <WrittenPageAt path={addresses.content.to({ slug })} />

export const PrivacyPage = () => <WrittenPageAt path={addresses.privacy.to()} />
export const TermsPage = () => <WrittenPageAt path={addresses.terms.to()} />
export const OfferPage = () => <WrittenPageAt path={addresses.publicOferta.to()} />

function WrittenPageAt({ path }: { path: string }) {
  return <ContentPageFrame path={path}>{(page, notice) => <ContentPageView page={page} notice={notice} />}</ContentPageFrame>
}
