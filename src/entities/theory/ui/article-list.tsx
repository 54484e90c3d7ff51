import { Link } from 'wouter'
import { pluralOf } from '#domain/plural'
import type { ArticleSummary } from '#contract/theory'
import { css, cx } from 'styled-system/css'
import { addresses } from '@/shared/routes'
import { Chip } from '@/shared/ui/chip'
import { ForeignTitle, InlineText, langIn } from '@/shared/ui/rich-text'
import { titleLink } from '@/shared/ui/row-link'
import { useReadBlocks } from '../model/read-marks'
import { readingText } from '../model/reading-text'

type ArticleListProps = { subject: string; articles: readonly ArticleSummary[] }

/** Articles in the order of the programme: what each gives, how long it takes, how far it has been read. */
export function ArticleList({ subject, articles }: ArticleListProps) {
  return (
    <ol className={css({ display: 'grid' })}>
      {articles.map((article) => (
        <li key={article.id} className={css({ borderTop: 'line', _first: { borderTop: 'none' } })}>
          <ArticleRow subject={subject} article={article} />
        </li>
      ))}
    </ol>
  )
}

function ArticleRow({ subject, article }: { subject: string; article: ArticleSummary }) {
  const reading = readingText(article.sections, useReadBlocks(article.id))
  return (
    <div className={row}>
      <Link href={addresses.theoryArticle.to({ subject, type: 'notes', seoCode: article.seoCode })} className={link}>
        <ForeignTitle text={article.title} lang={langIn(article.gist)} />
      </Link>
      <p className={css({ textStyle: 'small', color: 'inkMuted' })}>
        <InlineText content={article.gist} />
      </p>
      <p className={css({ wrap: '3', alignItems: 'center', textStyle: 'small', color: 'inkMuted' })}>
        <span>{article.minutes} хв читання</span>
        <span>
          тест: {article.test.tasks} {pluralOf(article.test.tasks, ['завдання', 'завдання', 'завдань'])}
        </span>
        {reading && (
          <Chip tone="right" icon="check">
            {reading}
          </Chip>
        )}
      </p>
    </div>
  )
}

/** The whole row can be pressed; its name is the title alone. */
const row = css({ position: 'relative', stack: '1', paddingBlock: '4' })
const link = cx(titleLink, css({ textStyle: 'subheading', _after: { content: '""', position: 'absolute', inset: '0' } }))
