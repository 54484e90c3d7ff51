import { Hono } from 'hono'
import type { Deps } from '../deps.ts'
import { operation } from '../http/operation.ts'
import { readContentPage } from '../site/content-pages.ts'

/** Pages of words, open to everybody. */
export const pageRoutes = ({ db }: Pick<Deps, 'db'>) =>
  new Hono().get(
    '/v3/pages/:id',
    operation({
      tag: 'content',
      isPublic: true,
      summary: 'A page of words',
      answer: 'ContentPageAnswer',
      refusals: [404],
      isOfContent: true,
    }),
    async (c) => c.json({ data: { page: await readContentPage(db, c.req.param('id')) } }),
  )
