import { and, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Deps } from '../deps.ts'
import { Problem } from '../../base/problem.ts'
import { pictures } from '../../store/schema.ts'

/** Even opened by itself a picture may neither run scripts nor load anything. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Pictures of tasks at `/{subject}/{file}`: only those that a paper refers to. With the `v` of its content one is kept for ever. */
export const mediaRoutes = ({ db }: Pick<Deps, 'db'>) =>
  new Hono()
    .get('/:subject{[a-z-]+}/:file{[a-z0-9-]+\\.svg}', async (c) => {
      const { subject, file } = c.req.param()
      const [picture] = await db
        .select()
        .from(pictures)
        .where(and(eq(pictures.subject, subject), eq(pictures.file, file)))
      if (!picture) throw new Problem(404, 'Такого файла немає')
      const isThisVersion = c.req.query('v') === picture.hash
      return c.body(picture.svg, 200, {
        'Content-Type': 'image/svg+xml; charset=utf-8',
        'Content-Security-Policy': policy,
        'Cache-Control': isThisVersion ? 'public, max-age=31536000, immutable' : 'no-cache',
      })
    })
    .all('*', (c) => c.json({ errorMessage: 'Такого файла немає' }, 404))
