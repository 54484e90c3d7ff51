import { Hono } from 'hono'
import { codePreviewSchema, consentChangeSchema, joinSchema, sitSchema } from '#contract/group'
import type { Deps } from '../deps.ts'
import { join } from '../../classes/groups/join.ts'
import { findOffer } from '../../classes/groups/find-offer.ts'
import { leave, setConsent } from '../../classes/groups/membership.ts'
import { asSurvey } from '../../study/surveys/view.ts'
import { sit } from '../../classes/groups/sit.ts'
import { listJoined } from '../../classes/groups/view-joined.ts'
import { listOwned } from '../../classes/groups/view-owned.ts'
import { readBody } from '../http/body.ts'
import { callerOf } from '../http/caller.ts'
import { once, onceKey } from '../../store/once.ts'
import { operation } from '../http/operation.ts'
import { accountRequired, sessionRequired, type SignedIn } from '../http/session.ts'
import { inTransaction } from '../../store/transaction.ts'
import { withSurveyFormulas } from '../../study/surveys/with-formulas.ts'
import { groupIdFrom } from './groups.ts'

const coded = { tag: 'groups', refusals: [404, 409, 429] } as const

/** Calls of users who are invited to a group or hold a seat in one. */
export function groupMemberRoutes(deps: Pick<Deps, 'db' | 'now' | 'isBehindProxy'>) {
  return new Hono<SignedIn>().route('/', joiningCalls(deps)).route('/', membershipCalls(deps))
}

/** Calls that list groups, look at a code and take a seat. */
function joiningCalls(deps: Pick<Deps, 'db' | 'now' | 'isBehindProxy'>) {
  const { db, now } = deps
  const session = sessionRequired(deps)
  return new Hono<SignedIn>()
    .get('/v3/groups', operation({ tag: 'groups', summary: 'Own groups, led and joined', answer: 'GroupsAnswer' }), session, async (c) => {
      const { userId } = c.var.session
      const [owned, joined] = [await listOwned(db, userId, now()), await listJoined(db, userId, now())]
      return c.json({ data: { owned, joined, serverNow: now().toISOString() } })
    })
    .post(
      '/v3/group-invitations',
      operation({ ...coded, summary: 'What a code leads to', body: 'CodeLook', answer: 'OfferAnswer', kind: 'starting' }),
      session,
      async (c) => {
        const { code } = await readBody(c.req.raw, codePreviewSchema)
        return c.json({ data: { offer: await findOffer(db, c.var.session.userId, code, callerOf(c, deps)) } })
      },
    )
    .post(
      '/v3/group-invitations/join',
      operation({
        ...coded,
        summary: 'Take the seat that a code offers',
        body: 'Join',
        answer: 'JoinAnswer',
        refusals: [403, 404, 409, 429],
        kind: 'starting',
      }),
      session,
      accountRequired,
      async (c) => {
        const { code, sharesResults } = await readBody(c.req.raw, joinSchema)
        const { userId } = c.var.session
        const offer = await findOffer(db, userId, code, callerOf(c, deps))
        await inTransaction(db, (tx) => join(tx, userId, offer, sharesResults, now()))
        return c.json({ data: { groupId: offer.groupId } })
      },
    )
}

/** Calls of a member: consent, leaving, the own survey of an assigned paper. */
function membershipCalls(deps: Pick<Deps, 'db' | 'now'>) {
  const { db, now } = deps
  const session = sessionRequired(deps)
  return new Hono<SignedIn>()
    .post(
      '/v3/groups/:group/consent',
      operation({ tag: 'groups', summary: 'Show or hide own results', body: 'ConsentChange', answer: 'Done', refusals: [404] }),
      session,
      async (c) => {
        const { sharesResults } = await readBody(c.req.raw, consentChangeSchema)
        await setConsent(db, c.var.session.userId, groupIdFrom(c.req.param('group')), sharesResults)
        return c.json({ success: true })
      },
    )
    .delete(
      '/v3/groups/:group/membership',
      operation({ tag: 'groups', summary: 'Leave a group', answer: 'Done', refusals: [404] }),
      session,
      async (c) => {
        await leave(db, c.var.session.userId, groupIdFrom(c.req.param('group')))
        return c.json({ success: true })
      },
    )
    .post(
      '/v3/groups/:group/assignments/:assignment/survey',
      operation({
        tag: 'groups',
        summary: 'The own survey of an assigned paper',
        body: 'Sit',
        answer: 'SurveyAnswer',
        status: 201,
        isOnce: true,
        refusals: [404],
        kind: 'starting',
      }),
      session,
      async (c) => {
        const key = onceKey(c)
        const { extraTime } = await readBody(c.req.raw, sitSchema)
        const { userId } = c.var.session
        const wanted = { groupId: groupIdFrom(c.req.param('group')), assignmentId: groupIdFrom(c.req.param('assignment')), extraTime }
        const route = `sit ${wanted.assignmentId}`
        const answer = await once(
          db,
          { userId, route, key, body: wanted, now: now() },
          (tx) => sit(tx, userId, wanted, now()),
          asSurvey(userId, now()),
        )
        return c.json(withSurveyFormulas(answer), 201)
      },
    )
}
