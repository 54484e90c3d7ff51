import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { openGroup, refundGroup } from '../../server/classes/groups/open-group.ts'
import { runningSeat } from '../../server/people/users/seat.ts'
import { subscriptions } from '../../server/store/schema.ts'
import { callsOf, paidGroup, person } from './fixtures/group.ts'
import { openHarness } from './setup/harness.ts'

const api = await openHarness()
afterAll(() => api.close())

const day = 86400_000
const later = (days: number) => new Date(api.clock.now.getTime() + days * day)
const idOf = async (who: Awaited<ReturnType<typeof person>>): Promise<string> => (await who.call('GET /v3/user')).body.data.user.id

describe('a payment', () => {
  it('opens one group with a code for all, however often it is told', async () => {
    const owner = await person(api)
    const { id, code, purchase } = await paidGroup(api, owner, 30)
    expect(await api.store.db.transaction((tx) => openGroup(tx, purchase, api.clock.now))).toBe(id)
    const expiresAt = later(30).toISOString()
    const summary = {
      id,
      title: 'Новий клас',
      seats: 30,
      places: 30,
      used: 0,
      until: purchase.until.toISOString(),
      isOver: false,
      isTest: false,
      isClass: false,
    }
    expect((await owner.groups()).owned).toEqual([summary])
    expect(await owner.group(id)).toEqual({
      ...summary,
      members: [],
      invitations: [{ code, kind: 'class', label: null, state: 'open', expiresAt }],
      assignments: [],
      works: [],
    })
    expect(code).toMatch(/^[34679ACDEFGHJKMNPRTWXY]{6}$/)
  })

  it('that renews a group never takes seats or days away, and a refund gives back what stood before', async () => {
    const owner = await person(api)
    const { id, purchase } = await paidGroup(api, owner, 30)
    const renewal = { ...purchase, paymentId: randomUUID(), groupId: id, seats: 10, until: later(60) }
    await api.store.db.transaction((tx) => openGroup(tx, renewal, api.clock.now))
    expect(await owner.group(id)).toMatchObject({ seats: 30, until: later(60).toISOString() })
    for (let time = 0; time < 2; time++) await refundGroup(api.store.db, renewal.paymentId, api.clock.now)
    expect(await owner.group(id)).toMatchObject({ seats: 30, until: purchase.until.toISOString() })
    await refundGroup(api.store.db, purchase.paymentId, api.clock.now)
    expect(await owner.group(id)).toMatchObject({ isOver: true })
  })

  it('renews no group of somebody else', async () => {
    const { id, purchase } = await paidGroup(api, await person(api))
    const ownerId = await idOf(await person(api))
    const foreign = { ...purchase, ownerId, groupId: id, paymentId: randomUUID() }
    await expect(openGroup(api.store.db, foreign, api.clock.now)).rejects.toThrow('Такого класу немає')
  })

  it('of a guest is the account’s once the guest has signed up', async () => {
    const guest = callsOf(api, await api.guest())
    const { id } = await paidGroup(api, guest)
    const { token } = await api.account({ anonymous_token: guest.token })
    expect((await callsOf(api, token).groups()).owned.map((group) => group.id)).toEqual([id])
  })
})

describe('a seat', () => {
  it('is premium until the group ends', async () => {
    const [owner, pupil] = [await person(api), await person(api)]
    const { code, purchase } = await paidGroup(api, owner)
    const userId = await idOf(pupil)
    expect(await runningSeat(api.store.db, userId, api.clock.now)).toBeNull()
    expect((await pupil.join(code)).status).toBe(200)
    expect([await runningSeat(api.store.db, userId, api.clock.now), await runningSeat(api.store.db, userId, purchase.until)]).toEqual([
      { until: purchase.until, isTest: false },
      null,
    ])
  })

  it('counts beside a subscription: what ends last is told', async () => {
    const [owner, pupil] = [await person(api), await person(api)]
    const { code, purchase } = await paidGroup(api, owner)
    const premium = async () => (await pupil.call('GET /v3/user')).body.data.user.premium
    expect((await premium()).status).toBe('none')
    await pupil.join(code)
    const ofSeat = { status: 'active', until: purchase.until.toISOString(), is_renewing: false, store: 'group', store_item_id: null }
    expect(await premium()).toEqual(ofSeat)
    const paid = { store: 'web', userId: await idOf(pupil), isRenewing: true, startedAt: api.clock.now }
    await api.store.db.insert(subscriptions).values({ ...paid, itemId: 'week', endsAt: later(7) })
    expect(await premium()).toEqual(ofSeat)
    await api.store.db.insert(subscriptions).values({ ...paid, itemId: 'year', endsAt: later(365) })
    expect(await premium()).toMatchObject({ until: later(365).toISOString(), store: 'web', store_item_id: 'year' })
  })

  it('that was taken away is no premium, and what the pupil has done stays', async () => {
    const [owner, pupil] = [await person(api), await person(api)]
    const { id, code } = await paidGroup(api, owner)
    await pupil.join(code)
    const survey = await api.survey(pupil.token)
    const [member] = (await owner.group(id)).members
    const { status, body } = await owner.call(`DELETE /v3/groups/${id}/members/${member?.id}`)
    expect([status, body.data.group.used, body.data.group.members]).toEqual([
      200,
      0,
      [{ ...member, state: 'revoked', sharesResults: false }],
    ])
    expect(await runningSeat(api.store.db, await idOf(pupil), api.clock.now)).toBeNull()
    expect((await pupil.call('GET /v3/surveys')).body.data.surveys.map((each: { id: string }) => each.id)).toEqual([survey.id])
    expect((await pupil.joined()).map(({ state, tasks }) => [state, tasks])).toEqual([['revoked', []]])
  })

  it('is given back in one call, and taken again by the code', async () => {
    const [owner, pupil] = [await person(api), await person(api)]
    const { id, code } = await paidGroup(api, owner)
    await pupil.join(code)
    for (let time = 0; time < 2; time++) expect((await pupil.call(`DELETE /v3/groups/${id}/membership`)).status).toBe(200)
    expect([await pupil.joined(), (await owner.group(id)).members]).toEqual([[], []])
    expect((await pupil.join(code, false)).status).toBe(200)
    expect((await owner.group(id)).members.map(({ state, sharesResults }) => [state, sharesResults])).toEqual([['active', false]])
  })

  it('goes with the account, and so do the pupil’s name and papers', async () => {
    const [owner, pupil] = [await person(api), await person(api, 'Зоряна Зникома')]
    const { id, code } = await paidGroup(api, owner)
    await pupil.join(code)
    await pupil.call('DELETE /v3/user')
    const { text, body } = await owner.call(`GET /v3/groups/${id}`)
    expect([text.includes('Зникома'), body.data.group.used]).toEqual([false, 0])
  })

  it('outlives the account of the owner: it is paid for', async () => {
    const [owner, pupil] = [await person(api), await person(api)]
    const { code, purchase } = await paidGroup(api, owner)
    await pupil.join(code)
    await owner.call('DELETE /v3/user')
    expect((await pupil.joined()).map(({ ownerName, state }) => [ownerName, state])).toEqual([[null, 'active']])
    expect(await runningSeat(api.store.db, await idOf(pupil), api.clock.now)).toEqual({ until: purchase.until, isTest: false })
  })

  it('of an account stays when a guest signs in to it', async () => {
    const [owner, pupil] = [await person(api), await person(api)]
    const { code } = await paidGroup(api, owner)
    await pupil.join(code)
    const guest = await api.guest()
    await api.survey(guest)
    const form = { email: pupil.email, password: 'довгий пароль' }
    const { token } = (await api.call('POST /v3/login', { token: guest, body: form })).body.data
    expect((await callsOf(api, token).joined()).map(({ state }) => state)).toEqual(['active'])
  })

  it('stands in the export of its holder, the group in that of its owner', async () => {
    const [owner, pupil] = [await person(api), await person(api)]
    const { code, purchase } = await paidGroup(api, owner)
    await pupil.join(code, false)
    const [now, ends] = [api.clock.now.toISOString(), purchase.until.toISOString()]
    const exported = async (who: typeof owner) => (await who.call('GET /v3/user/export')).body.data.export.groups
    expect(await exported(owner)).toEqual([{ role: 'owner', title: 'Новий клас', seats: 5, ends_at: ends, created_at: now }])
    expect(await exported(pupil)).toEqual([
      { role: 'member', title: 'Новий клас', ends_at: ends, state: 'active', shares_results: false, joined_at: now, revoked_at: null },
    ])
  })
})

it('a group takes a name, and nothing that is none', async () => {
  const owner = await person(api)
  const { id } = await paidGroup(api, owner)
  expect((await owner.call(`POST /v3/groups/${id}`, { title: ' 11-Б ' })).body.data.group.title).toBe('11-Б')
  const { status, body } = await owner.call(`POST /v3/groups/${id}`, { title: '  ' })
  expect([status, body]).toEqual([422, { errorMessage: 'Дайте класу назву' }])
})

it('nobody but its owner sees or changes a group: neither members nor other owners', async () => {
  const [owner, member, stranger] = [await person(api), await person(api), await person(api)]
  const { id, code } = await paidGroup(api, owner)
  await paidGroup(api, stranger)
  await member.join(code)
  const before = await owner.group(id)
  const due = later(3).toISOString()
  for (const who of [member, stranger, callsOf(api, await api.guest())])
    for (const [route, body] of [
      ['GET ', undefined],
      ['POST ', { title: 'Чужа' }],
      ['POST /invitations', { kind: 'class' }],
      [`DELETE /invitations/${code}`, undefined],
      [`DELETE /members/${before.members[0]?.id}`, undefined],
      ['POST /assignments', { subject: 'training', paper: 'one', due }],
      [`DELETE /assignments/${randomUUID()}`, undefined],
      ['GET /report?subject=training', undefined],
    ] as const) {
      const { status, body: answer } = await who.call(route.replace(' ', ` /v3/groups/${id}`), body)
      expect([route, status, answer]).toEqual([route, 404, { errorMessage: 'Такого класу немає' }])
    }
  expect(await owner.group(id)).toEqual(before)
})
