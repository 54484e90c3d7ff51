import { addresses } from '@/shared/routes'
import { ContentPageFrame } from './content-page-frame'
import { ContentPageView } from './content-page-view'

/** A page that editors have written, whatever its address. */
export const WordsPage = ({ params: { slug } }: { params: { slug: string } }) => <WordsAt path={addresses.content.to({ slug })} />

export const PrivacyPage = () => <WordsAt path={addresses.privacy.to()} />
export const TermsPage = () => <WordsAt path={addresses.terms.to()} />
export const OfferPage = () => <WordsAt path={addresses.publicOferta.to()} />

function WordsAt({ path }: { path: string }) {
  return <ContentPageFrame path={path}>{(page, notice) => <ContentPageView page={page} notice={notice} />}</ContentPageFrame>
}
