import { and, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Deps } from '../deps.ts'
import { Problem } from '../../base/problem.ts'
import { cachedEach } from '../../store/edition.ts'
import { pictures } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'

/** Even opened by itself a picture may neither run scripts nor load anything. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/** Pictures of tasks at `/{subject}/{file}`: only those that a paper refers to. With the `v` of its content one is kept for ever. */
export const mediaRoutes = ({ db }: Pick<Deps, 'db'>) =>
  new Hono()
    .get('/:subject{[a-z-]+}/:file{[a-z0-9-]+\\.svg}', async (c) => {
      const { subject, file } = c.req.param()
      const picture = await readPicture(db, subject, file)
      if (!picture) throw new Problem(404, 'Такого файла немає')
      const isThisVersion = c.req.query('v') === picture.hash
      return c.body(picture.svg, 200, {
        'Content-Type': 'image/svg+xml; charset=utf-8',
        'Content-Security-Policy': policy,
        'Cache-Control': isThisVersion ? 'public, max-age=31536000, immutable' : 'no-cache',
      })
    })
    .all('*', (c) => c.json({ errorMessage: 'Такого файла немає' }, 404))

type Picture = typeof pictures.$inferSelect

/** One picture of the content, from memory once it was read; names of nothing are not kept. */
async function readPicture(db: Db, subject: string, file: string): Promise<Picture | undefined> {
  const name = `${subject}/${file}`
  const found = await cachedEach<Picture>(db, 'picture', [name], async () => {
    const rows = await db
      .select()
      .from(pictures)
      .where(and(eq(pictures.subject, subject), eq(pictures.file, file)))
    return new Map(rows.map((row) => [name, row]))
  })
  return found.get(name)
}
