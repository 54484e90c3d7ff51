import { Link } from 'wouter'
import type { TheoryExample } from '#contract/theory'
import { css } from 'styled-system/css'
import { WorkedExample } from '@/entities/theory'
import { addresses } from '@/shared/routes'
import { titleLink } from '@/shared/ui/row-link'

type ExamplesProps = { subject: string; examples: readonly TheoryExample[] }

/** Worked examples under the articles that they come from. */
export function Examples({ subject, examples }: ExamplesProps) {
  const articles = [...new Map(examples.map(({ article }) => [article.seoCode, article])).values()]
  return (
    <div className={css({ stack: '10', maxWidth: 'text' })}>
      {articles.map(({ seoCode, title }) => (
        <section key={seoCode} aria-label={title} className={css({ stack: '4', gridTemplateColumns: 'one' })}>
          <h2 className={css({ textStyle: 'heading' })}>
            <Link href={addresses.theoryArticle.to({ subject, type: 'notes', seoCode })} className={titleLink}>
              {title}
            </Link>
          </h2>
          {examples
            .filter(({ article }) => article.seoCode === seoCode)
            .map((example) => (
              <WorkedExample key={example.id} example={example} />
            ))}
        </section>
      ))}
    </div>
  )
}
