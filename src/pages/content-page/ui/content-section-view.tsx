import type { ContentSection } from '#contract/content-page'
import { css } from 'styled-system/css'
import { useConfig } from '@/shared/config'
import { RichText } from '@/shared/ui/rich-text'
import { filled } from '../model/fill-blanks'
import { ReviewTable } from './review-table'

/** One part of a text; its heading is an anchor. */
export function ContentSectionView({ section: { id, title, text, review } }: { section: ContentSection }) {
  const { brand } = useConfig()
  return (
    <section aria-labelledby={id} className={css({ stack: '4', gridTemplateColumns: 'one' })}>
      <h2 id={id} className={css({ textStyle: 'heading' })}>
        {title}
      </h2>
      <RichText blocks={filled(text, brand)} />
      {review && <ReviewTable rows={review} />}
    </section>
  )
}
