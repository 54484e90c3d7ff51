import { Hono } from 'hono'
import type { Deps } from '../deps.ts'
import { operation } from '../http/operation.ts'
import { openShowcase } from '../../content/showcase/open-showcase.ts'

const open = { tag: 'content', isPublic: true, isOfContent: true } as const

/** The public call for what the first page shows. */
export function showcaseRoutes({ db, now }: Pick<Deps, 'db' | 'now'>) {
  const readShowcase = openShowcase(db, now)
  return new Hono()
    .get('/v3/task-of-the-day', operation({ ...open, summary: 'One task a day with its key', answer: 'TaskOfTheDayAnswer' }), async (c) =>
      c.json({ data: { task: (await readShowcase()).task } }),
    )
    .get(
      '/v3/content-counts',
      operation({ ...open, summary: 'How much there is to learn with', answer: 'ContentCountsAnswer' }),
      async (c) => c.json({ data: { counts: (await readShowcase()).counts } }),
    )
}
