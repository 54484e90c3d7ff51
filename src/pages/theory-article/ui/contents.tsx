import { css } from 'styled-system/css'
import { useReadBlocks } from '@/entities/theory'
import { Contents, ContentsFold } from '@/shared/ui/contents'
import { Icon } from '@/shared/ui/icon'
import { ForeignTitle } from '@/shared/ui/rich-text'
import { VisuallyHidden } from '@/shared/ui/visually-hidden'
import type { ContentsLine } from '../model/contents'

type ArticleContentsProps = { article: string; lines: readonly ContentsLine[]; place: 'beside' | 'above' }

/** The table of contents of an article; what has been read is ticked. */
export function ArticleContents({ article, lines, place }: ArticleContentsProps) {
  const read = useReadBlocks(article)
  const List = place === 'beside' ? Contents : ContentsFold
  return (
    <List
      lines={lines.map(({ id, title, lang }) => ({
        id,
        title: <ForeignTitle text={title} lang={lang} />,
        aside: read.includes(id) && <ReadTick />,
      }))}
    />
  )
}

function ReadTick() {
  return (
    <span className={css({ color: 'right' })}>
      <Icon name="check" size="small" />
      <VisuallyHidden>{' (прочитано)'}</VisuallyHidden>
    </span>
  )
}
