import { count, eq, sql } from 'drizzle-orm'
import type { ContentCounts } from '#contract/showcase'
import { countTasks } from '../count-tasks.ts'
import { articles, factTables, papers } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'

const examplesIn = sql`(select count(*) from jsonb_array_elements(${articles.body}->'blocks') block where block->>'kind' = 'example')`

/** Counts what stands in the store now. */
export async function readContentCounts(db: Db): Promise<ContentCounts> {
  const tasks = await countTasks(db)
  const [published] = await db.select({ count: count() }).from(papers).where(eq(papers.isPublished, true))
  const [read] = await db.select({ count: count(), examples: sql<number>`coalesce(sum(${examplesIn}), 0)::int` }).from(articles)
  const [facts] = await db
    .select({ count: sql<number>`coalesce(sum(jsonb_array_length(${factTables.body}->'rows')), 0)::int` })
    .from(factTables)
  return {
    tasks: tasks.reduce((sum, each) => sum + each.count, 0),
    papers: published?.count ?? 0,
    articles: read?.count ?? 0,
    examples: read?.examples ?? 0,
    facts: facts?.count ?? 0,
  }
}
