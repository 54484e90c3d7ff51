import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, expect, it } from 'vitest'
import type { Survey } from '#domain/survey'
import { openGroup, refundGroup } from '../../server/classes/groups/open-group.ts'
import { groupInvitations, groupMembers, groupPayments, groups, groupSittings, groupWorks } from '../../server/store/schema.ts'
import { device } from './fixtures/answers.ts'
import { visitor } from './fixtures/calls.ts'
import { paidGroup, person, type Person } from './fixtures/group.ts'
import { openHarness } from './setup/harness.ts'

const api = await openHarness()
afterAll(() => api.close())

const close = (who: Person, id: string) => who.call(`DELETE /v3/groups/${id}`)
const refusedForMoney = [409, { errorMessage: 'За цей клас платили, тому його не видаляють: передайте його іншій людині' }]

/** A class with a pupil who has begun the paper that it was given. */
async function classAtWork() {
  const [owner, pupil] = [await person(api, 'Ганна Іванівна'), await person(api)]
  const { group } = (await owner.call('POST /v3/groups', { title: '11-Б' })).body.data
  const id: string = group.id
  await pupil.join(group.invitations[0].code, true)
  const due = new Date(api.clock.now.getTime() + 86_400_000).toISOString()
  const given = await owner.call(`POST /v3/groups/${id}/assignments`, { subject: 'training', paper: 'one', due })
  const paper: string = given.body.data.group.assignments[0].id
  const begun = await pupil.call(`POST /v3/groups/${id}/assignments/${paper}/survey`, { extraTime: 0 })
  return { id, owner, pupil, code: group.invitations[0].code as string, survey: begun.body.data.survey as Survey }
}

it('a class goes with its list, codes, papers and works, and its pupils keep what they have begun', async () => {
  const { id, owner, pupil, code, survey } = await classAtWork()
  expect([(await close(owner, id)).status, (await close(owner, id)).status]).toEqual([200, 404])
  const { db } = api.store
  for (const table of [groupMembers, groupInvitations, groupWorks, groupPayments])
    expect(await db.$count(table, eq(table.groupId, id))).toBe(0)
  expect([await db.$count(groups, eq(groups.id, id)), await db.$count(groupSittings, eq(groupSittings.survey, survey.id))]).toEqual([0, 0])
  expect([(await owner.groups()).owned, await pupil.joined(), (await pupil.look(code)).status]).toEqual([[], [], 404])
  const me = visitor(api, pupil.token)
  await me.send(survey.id, [device()(api.clock.now, { kind: 'open' })])
  expect((await me.get(`/v3/surveys/${survey.id}`)).survey.id).toBe(survey.id)
  expect((await pupil.call(`POST /v3/surveys/${survey.id}/finish`)).status).toBe(200)
  expect((await me.result(survey.id)).id).toBe(survey.id)
})

it('neither a pupil of the class nor another teacher deletes it', async () => {
  const { id, owner, pupil } = await classAtWork()
  for (const who of [pupil, await person(api)]) {
    const { status, body } = await close(who, id)
    expect([status, body]).toEqual([404, { errorMessage: 'Такого класу немає' }])
  }
  expect((await owner.group(id)).used).toBe(1)
})

it('a group that was paid for stays, and so does a class whose seats have gone back: the books still stand on it', async () => {
  const { id, owner } = await classAtWork()
  const paid = await paidGroup(api, owner)
  const ownerId: string = (await owner.call('GET /v3/user')).body.data.user.id
  const until = new Date(api.clock.now.getTime() + 86_400_000)
  const purchase = { ownerId, seats: 5, until, paymentId: randomUUID(), groupId: id }
  await api.store.db.transaction((tx) => openGroup(tx, purchase, api.clock.now))
  await refundGroup(api.store.db, purchase.paymentId, api.clock.now)
  for (const group of [id, paid.id]) {
    const { status, body } = await close(owner, group)
    expect([status, body]).toEqual(refusedForMoney)
    expect((await owner.group(group)).id).toBe(group)
  }
})
