import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { endTestPurchases } from '../../server/money/payments/end-test-purchases.ts'
import { isTestShop } from '../../server/money/payments/open-provider.ts'
import { payer } from './fixtures/payer.ts'
import { openHarness } from './setup/harness.ts'

const api = await openHarness()
afterAll(() => api.close())

async function paid(wish: object = {}, token?: string) {
  const buyer = payer(api, token ?? (await api.guest()))
  const { payment, checkout } = await buyer.made(wish)
  await buyer.press(checkout, 'sandbox')
  const look = async () => {
    const { state, refundedMinor, refundedAt, until } = await buyer.look(payment.id)
    return { state, refundedMinor, refundedAt, until, premium: (await buyer.premium()).status }
  }
  return { buyer, payment, checkout, look, told: (change: object) => buyer.post(checkout, change) }
}
const until = '2027-07-31T20:59:59.000Z'

describe('a part of the money that goes back', () => {
  it.each([
    ['with the sum of the payment', { action: 'refund', status: 'reversed', refund_amount: 200 }],
    ['as a sum of its own', { action: 'refund', status: 'reversed', amount: 200 }],
    ['beside the payment, which stays successful', { status: 'success', refund_amount: '200.00' }],
  ])('%s is written down, takes nothing away, and is counted once', async (_, report) => {
    const { told, look } = await paid()
    const refundedAt = api.clock.now.toISOString()
    expect((await told(report)).body).toEqual({ success: true })
    api.clock.advance(60)
    await told(report)
    expect(await look()).toEqual({ state: 'paid', refundedMinor: 20_000, refundedAt, until, premium: 'active' })
  })

  it('is followed by the rest, and then premium is gone', async () => {
    const { told, look } = await paid()
    await told({ action: 'refund', status: 'reversed', refund_amount: 200 })
    await told({ action: 'refund', status: 'reversed', refund_amount: 499 })
    await told({ action: 'refund', status: 'reversed', refund_amount: 200 })
    const refundedAt = api.clock.now.toISOString()
    expect(await look()).toEqual({ state: 'refunded', refundedMinor: 49_900, refundedAt, until: null, premium: 'none' })
  })

  it.each([
    [{ action: 'refund', status: 'reversed', refund_amount: 500 }],
    [{ action: 'refund', status: 'success', amount: 1 }],
    [{ action: 'pay', status: 'reversed', amount: 200 }],
  ])('that cannot be of this payment changes nothing: %j', async (report) => {
    const { told, look } = await paid()
    expect((await told(report)).status).toBe(409)
    expect(await look()).toEqual({ state: 'paid', refundedMinor: 0, refundedAt: null, until, premium: 'active' })
  })

  it('can be tried in the sandbox, the rest after it', async () => {
    const { buyer, checkout, look } = await paid()
    await buyer.press(checkout, 'half')
    expect(await look()).toMatchObject({ state: 'paid', refundedMinor: 24_950, premium: 'active' })
    await buyer.press(checkout, 'reversed')
    expect(await look()).toMatchObject({ state: 'refunded', refundedMinor: 49_900, premium: 'none' })
  })
})

it('a group that was paid for again goes on when the first payment goes back, and ends with the second', async () => {
  const { token } = await api.account()
  const first = await paid({ product: 'group-2027', seats: 5 }, token)
  const own = async () => (await api.call('GET /v3/groups', { token })).body.data.owned[0]
  api.clock.advance(60)
  const second = await paid({ product: 'group-2027', seats: 9, group: (await own()).id }, token)
  await first.told({ status: 'reversed' })
  expect(await own()).toMatchObject({ seats: 9, until, isOver: false })
  await second.told({ status: 'reversed' })
  expect(await own()).toMatchObject({ until: api.clock.now.toISOString(), isOver: true })
})

describe('what was got without money', () => {
  it('says so wherever it is shown: premium, the group and the seat in it', async () => {
    const { buyer } = await paid()
    expect(await buyer.premium()).toMatchObject({ status: 'active', is_test: true })
    const owner = (await api.account()).token
    await paid({ product: 'group-2027', seats: 5 }, owner)
    const { owned } = (await api.call('GET /v3/groups', { token: owner })).body.data
    const { group } = (await api.call(`GET /v3/groups/${owned[0].id}`, { token: owner })).body.data
    const pupil = (await api.account()).token
    const code = group.invitations[0].code
    await api.call('POST /v3/group-invitations/join', { token: pupil, key: randomUUID(), body: { code, sharesResults: false } })
    const { joined } = (await api.call('GET /v3/groups', { token: pupil })).body.data
    expect([owned[0].isTest, group.isTest, joined[0]?.isTest]).toEqual([true, true, true])
    expect(await payer(api, pupil).premium()).toMatchObject({ status: 'active', store: 'group', is_test: true })
  })

  it('ends where money begins to be taken, once and for all', async () => {
    const { buyer, look } = await paid()
    expect(await endTestPurchases(api.store.db, api.clock.now)).toBeGreaterThan(0)
    expect([(await look()).premium, (await buyer.premium()).status]).toEqual(['none', 'none'])
    expect(await endTestPurchases(api.store.db, api.clock.now)).toBe(0)
  })

  it('is what the sandbox and LiqPay’s own keys for trials sell, and no real shop', () => {
    const setUp = api.deps.integrations.payments
    if (!setUp) throw new Error('the tests have a sandbox')
    const real = { ...setUp, isSandbox: false, keys: { publicKey: 'i123', privateKey: 'x' } }
    const trial = { ...real, keys: { ...real.keys, publicKey: 'sandbox_i123' } }
    expect([setUp, trial, real, null].map(isTestShop)).toEqual([true, true, false, false])
  })
})
