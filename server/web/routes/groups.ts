import { Hono, type Context } from 'hono'
import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { codeSchema } from '#domain/group-code'
import { assignmentRequestSchema, groupChangeSchema, invitationRequestSchema } from '#contract/group'
import { paperResultsSchema, paperVariantsRequestSchema } from '#contract/paper-result'
import { subjectId } from '#domain/text'
import type { Deps } from '../deps.ts'
import { assign, releaseReview, withdraw } from '../../classes/groups/assign.ts'
import { holdOwnGroup } from '../../classes/membership/find.ts'
import { invite, revokeInvitation } from '../../classes/groups/invite.ts'
import { revokeSeat } from '../../classes/groups/membership.ts'
import { readPaperAnswers, readPupilTasks } from '../../classes/groups/paper-answers.ts'
import { drawPaperVariants } from '../../classes/groups/paper-variants.ts'
import { readReport } from '../../classes/groups/report.ts'
import { storePaperResults } from '../../classes/groups/store-paper-results.ts'
import { viewGroup } from '../../classes/groups/view-owned.ts'
import { readBody } from '../http/body.ts'
import { once, onceKey } from '../../store/once.ts'
import { operation } from '../http/operation.ts'
import { Problem } from '../../base/problem.ts'
import { sessionRequired, type SignedIn } from '../http/session.ts'
import { groups } from '../../store/schema.ts'
import type { Db } from '../../store/store.ts'
import { inTransaction } from '../../store/transaction.ts'

const call = { tag: 'groups', answer: 'GroupAnswer', refusals: [404] } as const

/**
 * Calls of the owner of a group. A call that changes the group answers with the group as it is then, never with a stored copy: names and results
 * may be withdrawn.
 */
export function groupRoutes(deps: Pick<Deps, 'db' | 'now'>) {
  return new Hono<SignedIn>().route('/', groupCalls(deps)).route('/', seatCalls(deps)).route('/', assignmentCalls(deps))
}

/** Makes the answers of calls about a group: the group as it is, and as it is after a change. */
export function groupAnswers({ db, now }: Pick<Deps, 'db' | 'now'>) {
  const answer = async (tx: Db, userId: string, id: string) => {
    const at = now()
    return { data: { group: await viewGroup(tx, userId, id, at), serverNow: at.toISOString() } }
  }
  const changed = (userId: string, id: string, change: (tx: Db) => Promise<void>) =>
    inTransaction(db, async (tx) => {
      await change(tx)
      return answer(tx, userId, id)
    })
  /** Makes what the body of a call asks for, once for its key; the answer is 201 with the group. */
  const madeOnce = async <S extends v.GenericSchema>(
    c: Context<SignedIn>,
    route: string,
    schema: S,
    make: (tx: Db, userId: string, id: string, request: v.InferOutput<S>) => Promise<unknown>,
  ) => {
    const key = onceKey(c)
    const request = await readBody(c.req.raw, schema)
    const [id, { userId }] = [groupIdFrom(c.req.param('group') ?? ''), c.var.session]
    await once(db, { userId, route: `${route} ${id}`, key, body: request, now: now() }, async (tx) => {
      await make(tx, userId, id, request)
      return { isMade: true }
    })
    return c.json(await answer(db, userId, id), 201)
  }
  return { answer, changed, madeOnce }
}

/** Calls that show, name and report on a group. */
function groupCalls(deps: Pick<Deps, 'db' | 'now'>) {
  const { db, now } = deps
  const session = sessionRequired(deps)
  const { answer, changed } = groupAnswers(deps)
  return new Hono<SignedIn>()
    .get('/v3/groups/:group', operation({ ...call, summary: 'A group as its owner sees it' }), session, async (c) =>
      c.json(await answer(db, c.var.session.userId, groupIdFrom(c.req.param('group')))),
    )
    .post('/v3/groups/:group', operation({ ...call, summary: 'Name a group', body: 'GroupChange' }), session, async (c) => {
      const { title } = await readBody(c.req.raw, groupChangeSchema)
      const [id, { userId }] = [groupIdFrom(c.req.param('group')), c.var.session]
      const rename = async (tx: Db) => {
        await holdOwnGroup(tx, userId, id)
        await tx.update(groups).set({ title }).where(eq(groups.id, id))
      }
      return c.json(await changed(userId, id, rename))
    })
    .get(
      '/v3/groups/:group/report',
      operation({
        ...call,
        summary: 'Points by member and topic, of those who share them',
        answer: 'GroupReportAnswer',
        query: ['subject'],
        refusals: [404, 422],
        kind: 'statistics',
      }),
      session,
      async (c) => {
        const subject = v.safeParse(subjectId, c.req.query('subject'))
        if (!subject.success) throw new Problem(422, 'Хибний предмет')
        return c.json({
          data: { report: await readReport(db, c.var.session.userId, groupIdFrom(c.req.param('group')), subject.output, now()) },
        })
      },
    )
}

/** Calls that give seats and take them away. */
function seatCalls(deps: Pick<Deps, 'db' | 'now'>) {
  const { now } = deps
  const session = sessionRequired(deps)
  const { changed, madeOnce } = groupAnswers(deps)
  return new Hono<SignedIn>()
    .post(
      '/v3/groups/:group/invitations',
      operation({ ...call, summary: 'Make codes of invitation', body: 'InvitationRequest', isOnce: true, status: 201 }),
      session,
      (c) => madeOnce(c, 'invite', invitationRequestSchema, (tx, userId, id, request) => invite(tx, userId, id, request, now())),
    )
    .delete('/v3/groups/:group/invitations/:code', operation({ ...call, summary: 'End an invitation' }), session, async (c) => {
      const code = v.safeParse(codeSchema, c.req.param('code'))
      const [id, { userId }] = [groupIdFrom(c.req.param('group')), c.var.session]
      if (!code.success) throw unknown()
      return c.json(await changed(userId, id, (tx) => revokeInvitation(tx, userId, id, code.output, now())))
    })
    .delete('/v3/groups/:group/members/:member', operation({ ...call, summary: 'Take a seat away' }), session, async (c) => {
      const [id, member, { userId }] = [groupIdFrom(c.req.param('group')), groupIdFrom(c.req.param('member')), c.var.session]
      return c.json(await changed(userId, id, (tx) => revokeSeat(tx, userId, id, member, now())))
    })
}

/** Calls that assign papers, tell what became of them and take them back. */
function assignmentCalls(deps: Pick<Deps, 'db' | 'now'>) {
  const { db, now } = deps
  const session = sessionRequired(deps)
  const { changed, madeOnce } = groupAnswers(deps)
  return new Hono<SignedIn>()
    .post(
      '/v3/groups/:group/assignments',
      operation({ ...call, summary: 'Give a paper to the group', body: 'AssignmentRequest', isOnce: true, status: 201 }),
      session,
      (c) => madeOnce(c, 'assign', assignmentRequestSchema, (tx, userId, id, request) => assign(tx, userId, id, request, now())),
    )
    .get(
      '/v3/groups/:group/assignments/:assignment/answers',
      operation({
        ...call,
        summary: 'What became of each task of a paper, of those who share it',
        answer: 'PaperAnswersAnswer',
        kind: 'statistics',
      }),
      session,
      async (c) => {
        const [id, assignment, { userId }] = [groupIdFrom(c.req.param('group')), groupIdFrom(c.req.param('assignment')), c.var.session]
        return c.json({ data: { answers: await readPaperAnswers(db, userId, id, assignment, now()) } })
      },
    )
    .get(
      '/v3/groups/:group/assignments/:assignment/answers/:member',
      operation({
        ...call,
        summary: 'The tasks of a paper as one pupil had them, with keys and points and without the answers',
        answer: 'PupilTasksAnswer',
        kind: 'statistics',
      }),
      session,
      async (c) => {
        const [id, assignment, { userId }] = [groupIdFrom(c.req.param('group')), groupIdFrom(c.req.param('assignment')), c.var.session]
        const member = groupIdFrom(c.req.param('member'))
        return c.json({ data: { pupil: await readPupilTasks(db, userId, id, assignment, member, now()) } })
      },
    )
    .post(
      '/v3/groups/:group/assignments/:assignment/variants',
      operation({
        ...call,
        summary: 'Variants of a paper for sheets of paper, with their keys: those drawn once stay',
        body: 'PaperVariantsRequest',
        answer: 'PaperVariantsAnswer',
        refusals: [404, 409],
        kind: 'statistics',
      }),
      session,
      async (c) => {
        const { count } = await readBody(c.req.raw, paperVariantsRequestSchema)
        const [id, assignment, { userId }] = [groupIdFrom(c.req.param('group')), groupIdFrom(c.req.param('assignment')), c.var.session]
        return c.json({ data: await inTransaction(db, (tx) => drawPaperVariants(tx, userId, id, assignment, count, now())) })
      },
    )
    .post(
      '/v3/groups/:group/assignments/:assignment/paper-results',
      operation({
        ...call,
        summary: 'Results that a teacher has read from sheets of paper; the same one may come twice',
        body: 'PaperResults',
        answer: 'PaperResultsAnswer',
      }),
      session,
      async (c) => {
        const { results } = await readBody(c.req.raw, paperResultsSchema)
        const [id, assignment, { userId }] = [groupIdFrom(c.req.param('group')), groupIdFrom(c.req.param('assignment')), c.var.session]
        const refused = await inTransaction(db, (tx) => storePaperResults(tx, userId, id, assignment, results, now()))
        return c.json({ data: { refused } })
      },
    )
    .post(
      '/v3/groups/:group/assignments/:assignment/release',
      operation({ ...call, summary: 'Open the review of a paper before its deadline' }),
      session,
      async (c) => {
        const [id, assignment, { userId }] = [groupIdFrom(c.req.param('group')), groupIdFrom(c.req.param('assignment')), c.var.session]
        return c.json(await changed(userId, id, (tx) => releaseReview(tx, userId, id, assignment, now())))
      },
    )
    .delete('/v3/groups/:group/assignments/:assignment', operation({ ...call, summary: 'Take a paper back' }), session, async (c) => {
      const [id, assignment, { userId }] = [groupIdFrom(c.req.param('group')), groupIdFrom(c.req.param('assignment')), c.var.session]
      return c.json(await changed(userId, id, (tx) => withdraw(tx, userId, id, assignment)))
    })
}

const unknown = () => new Problem(404, 'Такого класу немає')

/** An id from an address; what cannot be one is answered like an unknown one. */
export function groupIdFrom(text: string): string {
  if (!v.is(v.pipe(v.string(), v.uuid()), text)) throw unknown()
  return text
}
