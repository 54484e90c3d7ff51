import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { askAboutOpenPayments } from '../../server/run/schedule/ask-about-payments.ts'
import { removeExpired } from '../../server/run/schedule/tidy.ts'
import { payments, sandboxOrders } from '../../server/store/schema.ts'
import { payer } from './fixtures/payer.ts'
import { openHarness, type Harness } from './setup/harness.ts'

const api = await openHarness()
afterAll(() => api.close())

const guest = async () => payer(api, await api.guest())
const hour = 3600

describe('the sandbox', () => {
  it('says on its page that no money is taken, and does what its buttons say', async () => {
    const buyer = await guest()
    const { payment, checkout } = await buyer.made()
    const { data, signature } = checkout
    const page = await api.fetch(checkout.action, { method: 'POST', body: new URLSearchParams({ data, signature }) })
    const text = await page.text()
    expect([page.status, page.headers.get('content-security-policy')]).toEqual([200, expect.stringContaining("default-src 'none'")])
    expect(text).toContain('ТЕСТОВА ОПЛАТА — гроші не списуються')
    expect([...text.matchAll(/value="(\w+)">([^<]+)</g)].map(([, value, title]) => [value, title])).toEqual([
      ['sandbox', 'Сплатити'],
      ['failure', 'Відхилити'],
      ['processing', 'Затримати: банк ще думає'],
    ])
    const back = await buyer.press(checkout, 'sandbox')
    expect([back.status, back.headers.get('location')]).toEqual([303, `http://127.0.0.1/paywall?variant=own&payment=${payment.id}`])
    expect((await buyer.premium()).status).toBe('active')
    await buyer.press(checkout, 'reversed')
    expect([(await buyer.look(payment.id)).state, (await buyer.premium()).status]).toEqual(['refunded', 'none'])
  })

  it('takes no order that we have not signed', async () => {
    const { checkout } = await (await guest()).made()
    const forged = { data: Buffer.from('{"amount":1}').toString('base64'), signature: checkout.signature, status: 'sandbox' }
    for (const path of ['checkout', 'decision'])
      expect((await api.fetch(`/api/sandbox/liqpay/${path}`, { method: 'POST', body: new URLSearchParams(forged) })).status).toBe(403)
  })

  it('is not there where LiqPay is set up, whose form the policy then lets out', async () => {
    const setUp = api.deps.integrations.payments
    const shop = await openHarness({ world: { payments: setUp && { ...setUp, isSandbox: false } } })
    const { checkout } = await payer(shop, await shop.guest()).made()
    const gone = await shop.fetch('/api/sandbox/liqpay/checkout', { method: 'POST' })
    expect([checkout.action, gone.status]).toEqual(['https://www.liqpay.ua/api/3/checkout', 404])
    const policyOf = async (server: Harness) => (await server.fetch('/healthz')).headers.get('content-security-policy')
    expect(await policyOf(shop)).toContain("form-action 'self' https://www.liqpay.ua https://*.liqpay.ua")
    expect(await policyOf(api)).toContain("form-action 'self';")
    await shop.close()
  })
})

describe('looking at a payment', () => {
  it('asks the provider when no callback has come', async () => {
    const buyer = await guest()
    const { payment, checkout } = await buyer.made()
    await buyer.press(checkout, 'processing')
    expect((await buyer.look(payment.id)).state).toBe('pending')
    await api.store.db.update(sandboxOrders).set({ status: 'sandbox' }).where(eq(sandboxOrders.orderId, payment.id))
    api.clock.advance(1)
    const soon = (await buyer.look(payment.id)).state
    api.clock.advance(4)
    const paid = await buyer.look(payment.id)
    expect([soon, paid.state, (await buyer.premium()).status]).toEqual(['pending', 'paid', 'active'])
  })

  it('is done each hour for whoever never came back: premium comes by itself, and the receipt', async () => {
    const buyer = await guest()
    const [gone, untouched] = [await buyer.made(), await (await guest()).made()]
    await buyer.press(gone.checkout, 'processing')
    await api.store.db.update(sandboxOrders).set({ status: 'sandbox' }).where(eq(sandboxOrders.orderId, gone.payment.id))
    const earlier = await api.letters()
    api.clock.advance(hour)
    await askAboutOpenPayments(api.deps)
    expect((await buyer.premium()).status).toBe('active')
    const letters = (await api.letters()).filter((letter) => !earlier.includes(letter))
    expect(letters).toEqual([expect.stringContaining(gone.payment.id)])
    api.clock.advance(25 * hour)
    await askAboutOpenPayments(api.deps)
    const states = await api.store.db.select().from(payments).where(eq(payments.id, untouched.payment.id))
    expect(states.map(({ state }) => state)).toEqual(['expired'])
  })

  it('says that nobody paid in time, and money that comes after all still counts', async () => {
    const buyer = await guest()
    const { payment, checkout } = await buyer.made()
    api.clock.advance(25 * hour)
    const late = await buyer.look(payment.id)
    const { body } = await api.call(`GET /v3/payments/${payment.id}`, { token: await api.guest() })
    await buyer.post(checkout, { status: 'sandbox' })
    expect([late.state, body, (await buyer.look(payment.id)).state]).toEqual(['expired', { errorMessage: 'Такого платежу немає' }, 'paid'])
  })

  it('lists what the provider has heard of, newest first', async () => {
    const buyer = await guest()
    const month = await buyer.made({ product: 'month' })
    await buyer.press(month.checkout, 'failure')
    api.clock.advance(60)
    const season = await buyer.made()
    await buyer.press(season.checkout, 'sandbox')
    api.clock.advance(60)
    await buyer.made({ product: 'month', email: 'new@example.com' })
    expect((await buyer.list()).map(({ id, state }) => [id, state])).toEqual([
      [season.payment.id, 'paid'],
      [month.payment.id, 'failed'],
    ])
  })
})

describe('who has paid', () => {
  it('as a guest keeps premium, payments and the page of the offer in the account', async () => {
    const token = await api.guest()
    const buyer = payer(api, token)
    const { variant } = (await api.call('GET /v3/products', { token })).body.data
    const { payment, checkout } = await buyer.made()
    await buyer.press(checkout, 'sandbox')
    const { token: later } = await api.account({ anonymous_token: token })
    const account = payer(api, later)
    expect([(await account.premium()).status, (await account.list()).map(({ id, isOwn }) => [id, isOwn])]).toEqual([
      'active',
      [[payment.id, true]],
    ])
    expect((await api.call('GET /v3/products', { token: later })).body.data.variant).toBe(variant)
  })

  it('and removes the account leaves books without a name', async () => {
    const token = await api.guest()
    const { payment, checkout } = await payer(api, token).made()
    await payer(api, token).press(checkout, 'sandbox')
    await api.call('DELETE /v3/user', { token })
    const [kept] = await api.store.db.select().from(payments).where(eq(payments.id, payment.id))
    expect([kept?.state, kept?.email, kept?.payerId, kept?.beneficiaryId]).toEqual(['paid', null, null, null])
  })

  it('finds the payments in the copy of the data', async () => {
    const token = await api.guest()
    const { payment, checkout } = await payer(api, token).made()
    await payer(api, token).press(checkout, 'sandbox')
    const { body } = await api.call('GET /v3/user/export', { token })
    expect(body.data.export.payments).toMatchObject([{ id: payment.id, state: 'paid', is_for_me: true, email: 'mama@example.com' }])
  })

  it('as a guest who never came back is forgotten with the address, and the books stay', async () => {
    const buyer = payer(api, await api.guest())
    const { payment, checkout } = await buyer.made()
    await buyer.press(checkout, 'sandbox')
    await removeExpired(api.store.db, new Date(api.clock.now.getTime() + 401 * 24 * hour * 1000))
    const [kept] = await api.store.db.select().from(payments).where(eq(payments.id, payment.id))
    expect([kept?.state, kept?.email, kept?.payerId]).toEqual(['paid', null, null])
  })
})
