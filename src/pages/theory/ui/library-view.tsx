import type { ReactNode } from 'react'
import type { Library } from '#contract/theory'
import { ArticleList } from '@/entities/theory'
import { FollowReading } from '@/features/follow-reading'
import { subjectWay } from '@/entities/subject'
import { addresses } from '@/shared/routes'
import { Breadcrumbs } from '@/shared/ui/breadcrumbs'
import { EmptyState } from '@/shared/ui/empty-state'
import { ButtonLink } from '@/shared/ui/button'
import { Page } from '@/shared/ui/page'
import { Panel } from '@/shared/ui/panel'
import { RichText } from '@/shared/ui/rich-text'
import { Examples } from './examples'
import { FactTable } from './fact-table'
import { ReferenceSheet } from './reference-sheet'
import { Sought } from './sought'
import { searchTextOfArticle, searchTextOfExample } from '../model/entry-text'

type LibraryViewProps = { library: Library; notice?: ReactNode }

export function LibraryView({ library, notice }: LibraryViewProps) {
  const { subject, title, intro } = library
  return (
    <Page eyebrow={<Breadcrumbs way={subjectWay(subject)} />} title={title} lead={intro && <RichText blocks={intro} />}>
      {notice}
      <Entries library={library} />
    </Page>
  )
}

function Entries({ library }: { library: Library }) {
  switch (library.form) {
    case 'articles':
      return library.articles.length === 0 ? (
        <EmptyState
          title="Конспекти готуємо"
          action={<ButtonLink href={addresses.subject.to({ subject: library.subject.id })}>До предмета</ButtonLink>}
        >
          Поки що тут порожньо: конспекти з’являться, щойно їх перевірить редактор.
        </EmptyState>
      ) : (
        <Sought entries={library.articles} wordsOf={searchTextOfArticle} keyOf={({ id }) => id}>
          {(found) => (
            <>
              <FollowReading subject={library.subject.id} articles={library.articles} />
              {[...Map.groupBy(found, ({ section }) => section)].map(([section, own]) => (
                <Panel key={section} title={section}>
                  <ArticleList subject={library.subject.id} articles={own} />
                </Panel>
              ))}
            </>
          )}
        </Sought>
      )
    case 'examples':
      return (
        <Sought entries={library.examples} wordsOf={searchTextOfExample} keyOf={({ id, article }) => `${article.seoCode}#${id}`}>
          {(found) => <Examples subject={library.subject.id} examples={found} />}
        </Sought>
      )
    case 'table':
      return <FactTable table={library} />
    case 'reference':
      return <ReferenceSheet sheet={library.sheet} />
  }
}
