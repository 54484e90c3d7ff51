import { ContentPageFrame, ContentPageView } from '@/entities/content-page'

/** A page that editors have written, whatever its address. */
export function WordsPage({ params: { slug } }: { params: { slug: string } }) {
  return <ContentPageFrame path={`/${slug}`}>{(page, notice) => <ContentPageView page={page} notice={notice} />}</ContentPageFrame>
}
