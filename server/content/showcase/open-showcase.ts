import type { ContentCounts, TaskOfTheDay } from '#contract/showcase'
import { kyivDay } from '#domain/day'
import type { Db } from '../../store/store.ts'
import { contentVersion } from '../../store/edition.ts'
import { readContentCounts } from './content-counts.ts'
import { readTaskOfTheDay } from './task-of-the-day.ts'

/** The content of the first page. `day` is its day in Kyiv. */
export type Showcase = { day: string; task: TaskOfTheDay | null; counts: ContentCounts }

/** The showcase of the present day, made anew when the day or the content has changed. */
export function openShowcase(db: Db, now: () => Date): () => Promise<Showcase> {
  let made: { tag: string; showcase: Showcase } | null = null
  return async () => {
    const day = kyivDay(now())
    const tag = `${await contentVersion(db)} ${day}`
    if (made?.tag !== tag) made = { tag, showcase: { day, task: await readTaskOfTheDay(db, day), counts: await readContentCounts(db) } }
    return made.showcase
  }
}
