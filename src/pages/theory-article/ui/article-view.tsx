import type { ReactNode } from 'react'
import type { Article } from '#contract/theory'
import { theoryKindNames } from '#domain/theory-kind'
import { css } from 'styled-system/css'
import { subjectWay } from '@/entities/subject'
import { addresses } from '@/shared/routes'
import { Breadcrumbs } from '@/shared/ui/breadcrumbs'
import { besideContents, readingText } from '@/shared/ui/contents'
import { Day } from '@/shared/ui/day'
import { Page } from '@/shared/ui/page'
import { ForeignTitle, InlineText, langIn } from '@/shared/ui/rich-text'
import { contentsOf } from '../model/contents'

import { useUnfoldForPrint } from '../model/unfold-for-print'
import { ArticleBlockView } from './article-block-view'
import { ArticleEnd } from './article-end'
import { ArticleContents } from './contents'

type ArticleViewProps = { article: Article; notice?: ReactNode }

export function ArticleView({ article, notice }: ArticleViewProps) {
  useUnfoldForPrint()
  const { subject, type } = article
  const lines = contentsOf(article.blocks)
  return (
    <Page
      eyebrow={
        <Breadcrumbs
          way={[...subjectWay(subject), { title: theoryKindNames[type], to: addresses.theory.to({ subject: subject.id, type }) }]}
        />
      }
      title={<ForeignTitle text={article.title} lang={langIn(article.blocks)} />}
      lead={<InlineText content={article.gist} />}
    >
      {notice}
      <div className={besideContents}>
        <article className={readingText}>
          <p className={css({ textStyle: 'small', color: 'inkMuted' })}>
            {article.minutes} хв читання · оновлено <Day day={article.updated} />
          </p>
          <ArticleContents article={article.id} lines={lines} place="above" />
          {article.blocks.map((block) => (
            <ArticleBlockView key={block.id} block={block} />
          ))}
          <ArticleEnd article={article} />
        </article>
        <ArticleContents article={article.id} lines={lines} place="beside" />
      </div>
    </Page>
  )
}
