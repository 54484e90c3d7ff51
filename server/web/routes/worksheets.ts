import { Hono } from 'hono'
import * as v from 'valibot'
import {
  taskSearchSchema,
  variantsRequestSchema,
  worksheetChangeSchema,
  worksheetPreviewSchema,
  worksheetRequestSchema,
} from '#contract/worksheet'
import { Problem } from '../../base/problem.ts'
import { changeWorksheet, removeWorksheet, shareWorksheet } from '../../classes/worksheets/change-worksheet.ts'
import { drawVariants } from '../../classes/worksheets/draw-variants.ts'
import { makeWorksheet } from '../../classes/worksheets/make-worksheet.ts'
import { searchTasks } from '../../classes/worksheets/search-tasks.ts'
import { listWorksheets, readSharedOffer, viewWorksheet } from '../../classes/worksheets/view-worksheet.ts'
import { once, onceKey } from '../../store/once.ts'
import type { Db } from '../../store/store.ts'
import { inTransaction } from '../../store/transaction.ts'
import type { Deps } from '../deps.ts'
import { readBody } from '../http/body.ts'
import { operation } from '../http/operation.ts'
import { accountRequired, sessionRequired, type SignedIn } from '../http/session.ts'

const call = { tag: 'groups', answer: 'WorksheetAnswer', refusals: [404] } as const

/** Calls of a teacher who puts works together from tasks of the bank. */
export const worksheetRoutes = (deps: Pick<Deps, 'db' | 'now'>) =>
  new Hono<SignedIn>().route('/', findingCalls(deps)).route('/', worksheetCalls(deps))

function findingCalls(deps: Pick<Deps, 'db' | 'now'>) {
  const { db, now } = deps
  const session = sessionRequired(deps)
  return new Hono<SignedIn>()
    .post(
      '/v3/worksheet-tasks',
      operation({
        tag: 'groups',
        summary: 'Tasks of the bank for a worksheet, without keys',
        body: 'TaskSearch',
        answer: 'TasksAnswer',
        refusals: [404],
        kind: 'statistics',
      }),
      session,
      async (c) => {
        const search = await readBody(c.req.raw, taskSearchSchema)
        return c.json({ data: await searchTasks(db, c.var.session.userId, search, now()) })
      },
    )
    .post(
      '/v3/worksheet-offers',
      operation({
        tag: 'groups',
        summary: 'What the link of another teacher offers',
        body: 'WorksheetLook',
        answer: 'WorksheetOfferAnswer',
        refusals: [404],
      }),
      session,
      async (c) => {
        const { code } = await readBody(c.req.raw, worksheetPreviewSchema)
        return c.json({ data: { offer: await readSharedOffer(db, c.var.session.userId, code) } })
      },
    )
    .get('/v3/worksheets', operation({ tag: 'groups', summary: 'Own worksheets', answer: 'WorksheetsAnswer' }), session, async (c) =>
      c.json({ data: { worksheets: await listWorksheets(db, c.var.session.userId) } }),
    )
    .post(
      '/v3/worksheets',
      operation({ ...call, summary: 'Make a worksheet', body: 'WorksheetRequest', isOnce: true, status: 201, refusals: [403, 404, 409] }),
      session,
      accountRequired,
      async (c) => {
        const key = onceKey(c)
        const body = await readBody(c.req.raw, worksheetRequestSchema)
        const { userId } = c.var.session
        const { id } = await once(db, { userId, route: 'make worksheet', key, body, now: now() }, async (tx) => ({
          id: await makeWorksheet(tx, userId, body, now()),
        }))
        return c.json({ data: { worksheet: await viewWorksheet(db, userId, id, now()) } }, 201)
      },
    )
}

function worksheetCalls(deps: Pick<Deps, 'db' | 'now'>) {
  const { db, now } = deps
  const session = sessionRequired(deps)
  const changed = (userId: string, id: string, change: (tx: Db) => Promise<void>) =>
    inTransaction(db, async (tx) => {
      await change(tx)
      return { data: { worksheet: await viewWorksheet(tx, userId, id, now()) } }
    })
  return new Hono<SignedIn>()
    .get('/v3/worksheets/:worksheet', operation({ ...call, summary: 'A worksheet with its keys' }), session, async (c) =>
      c.json({ data: { worksheet: await viewWorksheet(db, c.var.session.userId, idIn(c.req.param('worksheet')), now()) } }),
    )
    .post(
      '/v3/worksheets/:worksheet',
      operation({ ...call, summary: 'Change a worksheet', body: 'WorksheetChange', refusals: [404, 409] }),
      session,
      async (c) => {
        const change = await readBody(c.req.raw, worksheetChangeSchema)
        const [id, { userId }] = [idIn(c.req.param('worksheet')), c.var.session]
        return c.json(await changed(userId, id, (tx) => changeWorksheet(tx, userId, id, change, now())))
      },
    )
    .delete(
      '/v3/worksheets/:worksheet',
      operation({ tag: 'groups', summary: 'Delete a worksheet', answer: 'Done', refusals: [404] }),
      session,
      async (c) => {
        const [id, { userId }] = [idIn(c.req.param('worksheet')), c.var.session]
        await inTransaction(db, (tx) => removeWorksheet(tx, userId, id))
        return c.json({ success: true })
      },
    )
    .post(
      '/v3/worksheets/:worksheet/share',
      operation({ ...call, summary: 'Let other teachers copy a worksheet by its link' }),
      session,
      async (c) => {
        const [id, { userId }] = [idIn(c.req.param('worksheet')), c.var.session]
        return c.json(await changed(userId, id, (tx) => shareWorksheet(tx, userId, id, true)))
      },
    )
    .delete('/v3/worksheets/:worksheet/share', operation({ ...call, summary: 'End the link of a worksheet' }), session, async (c) => {
      const [id, { userId }] = [idIn(c.req.param('worksheet')), c.var.session]
      return c.json(await changed(userId, id, (tx) => shareWorksheet(tx, userId, id, false)))
    })
    .post(
      '/v3/worksheets/:worksheet/variants',
      operation({
        tag: 'groups',
        summary: 'Variants of a worksheet on paper, with their keys',
        body: 'VariantsRequest',
        answer: 'VariantsAnswer',
        refusals: [404, 409],
        kind: 'statistics',
      }),
      session,
      async (c) => {
        const wanted = await readBody(c.req.raw, variantsRequestSchema)
        return c.json({ data: await drawVariants(db, c.var.session.userId, idIn(c.req.param('worksheet')), wanted, now()) })
      },
    )
}

/** An id from an address; what cannot be one is answered like an unknown one. */
function idIn(text: string): string {
  if (!v.is(v.pipe(v.string(), v.uuid()), text)) throw new Problem(404, 'Такої роботи немає')
  return text
}
