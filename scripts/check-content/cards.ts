import type { ArticleFile, TableFile } from './sources.ts'

const fewestCards = 60

/** A subject that has theory has at least sixty cards: one for each row of its tables. */
export function cardComplaints(articles: readonly Pick<ArticleFile, 'subject'>[], tables: readonly TableFile[]): string[] {
  const subjects = [...new Set([...articles, ...tables].map(({ subject }) => subject))]
  return subjects.flatMap((subject) => {
    const cards = tables.filter((each) => each.subject === subject).reduce((sum, { table }) => sum + table.rows.length, 0)
    return cards < fewestCards ? [`subjects/${subject}/theory: карток ${cards}, а треба щонайменше ${fewestCards}`] : []
  })
}
