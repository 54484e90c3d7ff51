import { desc } from 'drizzle-orm'
import { Hono } from 'hono'
import type { Deps } from '../deps.ts'
import { operation } from '../http/operation.ts'
import { Problem } from '../../base/problem.ts'
import { admissions } from '../../store/schema.ts'

/** The rules of admission, open to everybody. */
export const admissionRoutes = ({ db }: Pick<Deps, 'db'>) =>
  new Hono().get(
    '/v3/admission',
    operation({
      tag: 'content',
      summary: 'Rules of admission of the last known year',
      answer: 'AdmissionAnswer',
      isPublic: true,
      refusals: [404],
      isOfContent: true,
    }),
    async (c) => {
      const [last] = await db.select({ body: admissions.body }).from(admissions).orderBy(desc(admissions.year)).limit(1)
      if (!last) throw new Problem(404, 'Правил вступу ще немає')
      return c.json({ data: { admission: last.body } })
    },
  )
