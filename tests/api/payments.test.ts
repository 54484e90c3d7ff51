import { createHash, randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { paymentOf } from '#samples/payments'
import { groups, subscriptions } from '../../server/store/schema.ts'
import { payer } from './fixtures/payer.ts'
import { openHarness } from './setup/harness.ts'
import { unwrapped } from './setup/letter.ts'

const api = await openHarness()
afterAll(() => api.close())

const none = { status: 'none', until: null, is_renewing: null, store: null, store_item_id: null }
const seasonEnd = '2027-07-31T20:59:59.000Z'
const guest = async () => payer(api, await api.guest())

describe('a payment', () => {
  it('is begun once for a key, with a form that LiqPay’s protocol signs', async () => {
    const buyer = await guest()
    const key = randomUUID()
    const [first, again] = [await buyer.begin({}, key), await buyer.begin({}, key)]
    expect([first.status, again.body]).toEqual([200, first.body])
    const { payment, checkout } = first.body.data
    expect(payment).toEqual(paymentOf({ id: payment.id, createdAt: api.clock.now.toISOString() }))
    const signed = createHash('sha1').update(`a key of the tests${checkout.data}a key of the tests`).digest('base64')
    expect(checkout).toEqual({ action: '/api/sandbox/liqpay/checkout', data: checkout.data, signature: signed })
    expect(JSON.parse(Buffer.from(checkout.data, 'base64').toString())).toEqual({
      version: 3,
      public_key: 'sandbox_tests',
      action: 'pay',
      amount: 499,
      currency: 'UAH',
      description: 'Складу: До кінця сесії НМТ-2027',
      order_id: payment.id,
      language: 'uk',
      expired_date: '2026-11-21 09:00:00',
      result_url: `http://127.0.0.1/paywall?variant=own&payment=${payment.id}`,
      server_url: 'http://127.0.0.1/api/v3/payments/liqpay/callback',
    })
  })

  it('that was begun and left is gone on with, not made anew', async () => {
    const buyer = await guest()
    const [first, second] = [await buyer.made(), await buyer.made()]
    expect(second).toEqual(first)
    expect((await buyer.made({ product: 'month' })).payment.id).not.toBe(first.payment.id)
  })

  it('that is paid gives premium until the end of the season, once, however often LiqPay says so', async () => {
    const buyer = await guest()
    const { payment, checkout } = await buyer.made()
    expect(await buyer.premium()).toEqual(none)
    for (let time = 0; time < 3; time += 1) expect((await buyer.post(checkout, { status: 'sandbox' })).body).toEqual({ success: true })
    const premium = { status: 'active', until: seasonEnd, is_renewing: false, store: 'web', store_item_id: payment.id, is_test: true }
    expect(await buyer.premium()).toEqual(premium)
    expect(await buyer.look(payment.id)).toEqual({ ...payment, state: 'paid', paidAt: api.clock.now.toISOString(), until: seasonEnd })
    const rows = await api.store.db.select().from(subscriptions)
    expect(rows.filter(({ itemId }) => itemId === payment.id)).toHaveLength(1)
  })

  it('brings one letter with the receipt to the address of the payer', async () => {
    const buyer = await guest()
    const { payment, checkout } = await buyer.made({ email: 'tato@example.com' })
    await buyer.post(checkout, { status: 'sandbox' })
    await buyer.post(checkout, { status: 'sandbox' })
    const mine = (await api.letters()).filter((letter) => letter.includes('tato@example.com')).map(unwrapped)
    expect(mine).toHaveLength(1)
    expect(mine[0]).toContain(payment.id)
    expect(mine[0]).toContain('499,00')
    expect(mine[0]).toContain('гроші не списано')
  })

  it('of a month begins where premium ends', async () => {
    const buyer = await guest()
    const first = await buyer.made({ product: 'month' })
    await buyer.post(first.checkout, { status: 'sandbox' })
    const second = await buyer.made({ product: 'month' })
    await buyer.post(second.checkout, { status: 'sandbox' })
    expect((await buyer.premium()).until).toBe(new Date(api.clock.now.getTime() + 60 * 86400_000).toISOString())
  })

  it('for a group opens the group once, for the price of its step', async () => {
    const { token } = await api.account()
    const buyer = payer(api, token)
    const { payment, checkout } = await buyer.made({ product: 'group-2027', seats: 30 })
    expect(payment.amountMinor).toBe(30 * 23_900)
    for (let time = 0; time < 2; time += 1) await buyer.post(checkout, { status: 'sandbox' })
    const { id } = (await api.call('GET /v3/user', { token })).body.data.user
    const own = (await api.store.db.select().from(groups)).filter(({ ownerId }) => ownerId === id)
    expect(own.map(({ seats, endsAt }) => [seats, endsAt.toISOString()])).toEqual([[30, seasonEnd]])
    await buyer.post(checkout, { status: 'reversed' })
    const over = (await api.store.db.select().from(groups)).find(({ ownerId }) => ownerId === id)
    expect(over?.endsAt).toEqual(api.clock.now)
  })

  it('is not taken twice where one begun with another address waits for the bank', async () => {
    const buyer = await guest()
    const first = await buyer.made({ email: 'tato@example.com' })
    api.clock.advance(60)
    await buyer.made()
    await buyer.post(first.checkout, { status: 'processing' })
    const again = await buyer.begin()
    expect([again.status, again.body]).toEqual([
      409,
      { errorMessage: 'Попередня оплата ще чекає на рішення банку. Онови сторінку за кілька хвилин' },
    ])
  })

  it.each([
    [{ product: 'season-2020' }, 422, 'Такого вже не продаємо. Онови сторінку'],
    [{ email: null }, 422, 'Вкажи e-mail, куди надіслати квитанцію'],
    [{ email: 'мама' }, 422, 'Перевір адресу e-mail'],
    [{ product: 'group-2027', seats: 4 }, 422, 'Для класу можна від 5 до 200 місць'],
    [{ product: 'group-2027' }, 422, 'Для класу можна від 5 до 200 місць'],
    [{ product: 'group-2027', seats: 9, group: randomUUID() }, 404, 'Такого класу немає'],
    [{ gift: 'x'.repeat(22) }, 404, 'Посилання не діє'],
  ])('of %j is refused', async (wish, status, errorMessage) => {
    const { status: given, body } = await (await guest()).begin(wish)
    expect([given, body]).toEqual([status, { errorMessage }])
  })

  it('is not taken twice: while the bank decides, and once the season is paid for', async () => {
    const buyer = await guest()
    const { checkout } = await buyer.made()
    await buyer.post(checkout, { status: 'processing' })
    const waiting = await buyer.begin()
    await buyer.post(checkout, { status: 'sandbox' })
    const paid = await buyer.begin()
    expect([waiting.status, paid.status, paid.body]).toEqual([409, 409, { errorMessage: 'Преміум до кінця сесії вже оплачено' }])
  })

  it('of somebody else is not there', async () => {
    const { payment } = await (await guest()).made()
    const stranger = await api.guest()
    for (const id of [payment.id, randomUUID(), 'x', "' or 1=1"])
      expect((await api.call(`GET /v3/payments/${encodeURIComponent(id)}`, { token: stranger })).status).toBe(404)
  })
})

describe('a callback', () => {
  it.each([
    ['another key', {}, 'another key', 403],
    ['another shop', { public_key: 'sandbox_other' }, undefined, 403],
    ['another action', { action: 'p2p' }, undefined, 403],
    ['a kopiyka less', { amount: 498.99 }, undefined, 409],
    ['an amount that only rounds to it', { amount: 499.001 }, undefined, 409],
    ['another currency', { currency: 'USD' }, undefined, 409],
    ['an order that is not there', { order_id: randomUUID() }, undefined, 404],
    ['an order that is no id', { order_id: 'nmt' }, undefined, 404],
  ])('with %s is refused and changes nothing', async (_, change, key, status) => {
    const buyer = await guest()
    const { payment, checkout } = await buyer.made()
    const answer = await buyer.post(checkout, { status: 'sandbox', ...change }, key)
    expect([answer.status, await buyer.look(payment.id), await buyer.premium()]).toEqual([status, payment, none])
  })

  it('with the data of one order and the signature of another is refused', async () => {
    const buyer = await guest()
    const [cheap, dear] = [await buyer.made({ product: 'month' }), await buyer.made()]
    const form = { data: dear.checkout.data, signature: cheap.checkout.signature }
    expect((await api.call('POST /v3/payments/liqpay/callback', { body: form })).status).toBe(403)
  })

  it('of a payment that another order has paid for pays for that one alone', async () => {
    const buyer = await guest()
    const [cheap, dear] = [await buyer.made({ product: 'month' }), await buyer.made()]
    expect((await buyer.post(cheap.checkout, { status: 'sandbox', order_id: dear.payment.id })).status).toBe(409)
    expect((await buyer.look(dear.payment.id)).state).toBe('created')
  })

  it('that comes late or out of order leaves the truth', async () => {
    const buyer = await guest()
    const { payment, checkout } = await buyer.made()
    for (const status of ['reversed', 'processing', 'sandbox', 'failure', 'sandbox']) await buyer.post(checkout, { status })
    expect([(await buyer.look(payment.id)).state, await buyer.premium()]).toEqual(['refunded', none])
  })

  it('about a refund takes premium back, and a replay of the payment does not return it', async () => {
    const buyer = await guest()
    const { payment, checkout } = await buyer.made()
    await buyer.post(checkout, { status: 'sandbox' })
    await buyer.post(checkout, { status: 'reversed' })
    await buyer.post(checkout, { status: 'sandbox' })
    const refunded = {
      ...payment,
      state: 'refunded',
      refundedMinor: 49_900,
      paidAt: api.clock.now.toISOString(),
      refundedAt: api.clock.now.toISOString(),
    }
    expect([await buyer.look(payment.id), await buyer.premium()]).toEqual([refunded, none])
  })

  it('about a refusal says why, and the money may still come', async () => {
    const buyer = await guest()
    const { payment, checkout } = await buyer.made()
    await buyer.post(checkout, { status: 'failure', err_code: 'limit' })
    const failed = await buyer.look(payment.id)
    await buyer.post(checkout, { status: 'sandbox' })
    expect([failed.state, failed.reason, (await buyer.premium()).status]).toEqual([
      'failed',
      'Перевищено ліміт картки на оплату в інтернеті',
      'active',
    ])
  })

  it('of a real shop does not take a test for money', async () => {
    const real = await openHarness()
    const { payments } = real.deps.integrations
    if (payments) payments.keys.publicKey = 'i00000000'
    const shop = await openHarness({ world: { payments } })
    const buyer = payer(shop, await shop.guest())
    const { payment, checkout } = await buyer.made()
    await buyer.post(checkout, { status: 'sandbox' })
    expect([payment.isTest, (await buyer.look(payment.id)).state]).toEqual([false, 'created'])
    await real.close()
    await shop.close()
  })
})
