import { asc } from 'drizzle-orm'
import type { SearchEntry } from '#domain/search'
import { theoryKindNames } from '#domain/theory-kind'
import { articles, factTables, subjects, type StoredArticle, type StoredTable } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'
import type { SubjectRow } from './catalogue.ts'
import { contentVersion } from '../../store/edition.ts'
import { plainInline, plainText } from '../plain-text.ts'

export type SearchIndex = { tag: string; entries: SearchEntry[] }

/** Builds the index for search, anew when the content changes. `tag` names the state of the content. */
export function searchIndex(db: Db): () => Promise<SearchIndex> {
  let made: SearchIndex | null = null
  return async () => {
    const tag = await contentVersion(db)
    if (made?.tag !== tag) made = { tag, entries: await makeEntries(db) }
    return made
  }
}

async function makeEntries(db: Db): Promise<SearchEntry[]> {
  const all = await db.select({ body: subjects.body }).from(subjects).orderBy(asc(subjects.position), asc(subjects.id))
  const written = await db.select().from(articles).orderBy(asc(articles.subject), asc(articles.position))
  const tables = await db.select().from(factTables).orderBy(asc(factTables.subject), asc(factTables.type))
  return all.flatMap(({ body }) =>
    entriesOf(body, written, tables).map((entry) => (body.language === undefined ? entry : { ...entry, lang: body.language })),
  )
}

type Written = (typeof articles.$inferSelect)[]
type Tables = (typeof factTables.$inferSelect)[]

function entriesOf(body: SubjectRow, written: Written, tables: Tables): SearchEntry[] {
  return [
    { kind: 's' as const, title: body.title, gist: body.intro, place: 'Предмет', words: '', to: `/subjects/${body.id}` },
    ...topicEntries(body),
    ...written.filter(({ subject }) => subject === body.id).map((article) => articleEntry(body, article.type, article.body)),
    ...tables.filter(({ subject }) => subject === body.id).flatMap((table) => rowEntries(body, table.type, table.body)),
  ]
}

function topicEntries({ id, title, topics }: SubjectRow): SearchEntry[] {
  return topics.flatMap((section) => [
    { kind: 't', title: section.title, gist: '', place: title, words: '', to: `/subjects/${id}/${section.id}` },
    ...section.children.map((topic): SearchEntry => {
      return { kind: 't', title: topic.title, gist: '', place: `${title} · ${section.title}`, words: '', to: `/subjects/${id}/${topic.id}` }
    }),
  ])
}

function articleEntry({ id, title }: SubjectRow, type: keyof typeof theoryKindNames, article: StoredArticle): SearchEntry {
  const headings = article.blocks.flatMap((block) => ('title' in block && block.title ? [block.title] : []))
  return {
    kind: 'a',
    title: article.title,
    gist: plainInline(article.gist),
    place: `${title} · ${theoryKindNames[type]}`,
    words: [article.description, ...headings].join(' '),
    to: `/subjects/${id}/theory/${type}/${article.seoCode}`,
  }
}

function rowEntries({ id, title }: SubjectRow, type: keyof typeof theoryKindNames, table: StoredTable): SearchEntry[] {
  const others = table.columns.filter((column) => !table.prompt.includes(column.id))
  return table.rows.map((row) => {
    const text = (columns: readonly string[]) =>
      columns
        .map((column) => plainText(row.cells[column] ?? []))
        .filter(Boolean)
        .join(' — ')
    return {
      kind: 'r',
      title: text(table.prompt),
      gist: text(others.map((column) => column.id)),
      place: `${title} · ${theoryKindNames[type]}`,
      words: row.group ?? '',
      to: `/subjects/${id}/theory/${type}#${row.id}`,
    }
  })
}
