import type { ReactNode } from 'react'
import type { ContentPage } from '#contract/content-page'
import { css } from 'styled-system/css'
import { Button } from '@/shared/ui/button'
import { besideContents, Contents, ContentsFold, readingText } from '@/shared/ui/contents'
import { Day } from '@/shared/ui/day'
import { Icon } from '@/shared/ui/icon'
import { Page } from '@/shared/ui/page'
import { Panel } from '@/shared/ui/panel'
import { InlineText } from '@/shared/ui/rich-text'
import { ContentSectionView } from './content-section-view'

type ContentPageViewProps = {
  page: ContentPage
  notice?: ReactNode
  /** Stands above the text, over the whole width. */
  opening?: ReactNode
}

/** A text with its table of contents. A legal one shows its day and may be printed. */
export function ContentPageView({ page, notice, opening }: ContentPageViewProps) {
  const { legal, sections } = page
  return (
    <Page
      eyebrow={
        <>
          {legal ? 'Версія від' : 'Оновлено'} <Day day={page.updated} />
        </>
      }
      title={page.title}
      lead={<InlineText content={page.lead} />}
      actions={legal && <PrintButton />}
    >
      {notice}
      {opening}
      <div className={besideContents}>
        <article className={readingText}>
          {legal && !legal.isReviewed && <Unreviewed />}
          <ContentsFold lines={sections} />
          {sections.map((section) => (
            <ContentSectionView key={section.id} section={section} />
          ))}
        </article>
        <Contents lines={sections} />
      </div>
    </Page>
  )
}

function PrintButton() {
  return (
    <Button variant="secondary" onClick={() => print()}>
      <Icon name="printer" />
      Надрукувати
    </Button>
  )
}

function Unreviewed() {
  return (
    <Panel tone="marker" padding="small">
      <p className={css({ textStyle: 'label' })}>Потрібна перевірка юриста</p>
      <p className={css({ textStyle: 'small' })}>Текст описує, як сайт працює насправді, але юрист його ще не читав.</p>
    </Panel>
  )
}
