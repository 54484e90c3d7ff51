import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { groupMembers, groups, subscriptions } from '../../server/store/schema.ts'
import { openHarness } from './setup/harness.ts'

const api = await openHarness()
afterAll(() => api.close())

const day = 86400_000
const userOf = async (token: string) => (await api.call('GET /v3/user', { token })).body.data.user
async function subscribe(token: string, itemId: string, days: number): Promise<Date> {
  const now = api.clock.now
  const endsAt = new Date(now.getTime() + days * day)
  const userId: string = (await userOf(token)).id
  await api.store.db.insert(subscriptions).values({ store: 'web', itemId, userId, isRenewing: true, startedAt: now, endsAt })
  return endsAt
}
const cancel = (token: string, itemId: string, store = 'web') =>
  api.call(`POST /v3/subscriptions/${store}/cancel`, { token, body: { store_item_id: itemId } })

describe('premium', () => {
  it('lasts until the subscription that ends last', async () => {
    const { token } = await api.account()
    await subscribe(token, 'month', 30)
    const until = await subscribe(token, 'year', 365)
    const active = { status: 'active', until: until.toISOString(), is_renewing: true, store: 'web', store_item_id: 'year' }
    expect((await userOf(token)).premium).toEqual(active)
    api.clock.now = new Date(until.getTime() - 1000)
    const fresh = (await api.account()).token
    expect((await userOf(fresh)).premium.status).toBe('none')
  })

  it('is over when the time is', async () => {
    const { token } = await api.account()
    await subscribe(token, 'month', 30)
    api.clock.advance(30 * 86400)
    expect((await userOf(token)).premium).toEqual({ status: 'none', until: null, is_renewing: null, store: null, store_item_id: null })
  })

  it('is also a seat in a group, which somebody else pays for and nobody cancels', async () => {
    const { token } = await api.account()
    const { id: userId } = await userOf(token)
    const now = api.clock.now
    const endsAt = new Date(now.getTime() + 90 * day)
    const group = { id: randomUUID(), ownerId: null, title: '11-Б', seats: 5, endsAt, createdAt: now }
    await api.store.db.insert(groups).values(group)
    await api.store.db.insert(groupMembers).values({ groupId: group.id, userId, state: 'active', sharesResults: false, joinedAt: now })
    await subscribe(token, 'month', 30)
    expect((await userOf(token)).premium).toEqual({
      status: 'active',
      until: endsAt.toISOString(),
      is_renewing: false,
      store: 'group',
      store_item_id: null,
    })
  })

  it('of a guest goes along into the account', async () => {
    const guest = await api.guest()
    await subscribe(guest, 'month', 30)
    const { token } = await api.account({ anonymous_token: guest })
    expect((await userOf(token)).premium.status).toBe('active')
  })
})

describe('cancelling', () => {
  it('stops the renewal, keeps what is paid for, and may be repeated', async () => {
    const { token } = await api.account()
    const until = await subscribe(token, 'month', 30)
    const first = await cancel(token, 'month')
    const stored = (await api.store.db.select().from(subscriptions)).find(({ endsAt }) => endsAt.getTime() === until.getTime())
    api.clock.advance(60)
    const again = await cancel(token, 'month')
    expect([first.status, first.body, again.status, again.body]).toEqual([200, { success: true }, 200, { success: true }])
    expect((await userOf(token)).premium).toMatchObject({ status: 'active', until: until.toISOString(), is_renewing: false })
    expect(await api.store.db.select().from(subscriptions)).toContainEqual(stored)
  })

  it.each([
    ['web', 'year'],
    ['apple', 'month'],
    ['%00', 'month'],
    ['WEB', 'month'],
  ])('in %s of %s is 404: there is none', async (store, item) => {
    const { token } = await api.account()
    await subscribe(token, 'month', 30)
    const { status, body } = await cancel(token, item, store)
    expect([status, body]).toEqual([404, { errorMessage: 'Такої підписки немає' }])
  })

  it('of somebody else is 404 and changes nothing', async () => {
    const owner = (await api.account()).token
    await subscribe(owner, 'theirs', 30)
    expect((await cancel((await api.account()).token, 'theirs')).status).toBe(404)
    expect((await userOf(owner)).premium.is_renewing).toBe(true)
  })

  it.each([{}, { store_item_id: '' }, { store_item_id: 7 }, { store_item_id: 'x\u0000' }])(
    'without a usable item is refused: %j',
    async (body) => {
      const { token } = await api.account()
      expect((await api.call('POST /v3/subscriptions/web/cancel', { token, body })).status).toBe(422)
    },
  )
})
