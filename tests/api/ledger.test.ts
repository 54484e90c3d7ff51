import fc from 'fast-check'
import { and, eq, ne } from 'drizzle-orm'
import { afterAll, describe, expect, it } from 'vitest'
import { restateAll } from '../../server/money/payments/restate-all.ts'
import { termsOf } from '../../server/money/payments/terms.ts'
import { groupPayments, groups, payments, subscriptions } from '../../server/store/schema.ts'
import { callsOf, paidGroup, person } from './fixtures/group.ts'
import { payer } from './fixtures/payer.ts'
import { openHarness } from './setup/harness.ts'

const api = await openHarness()
afterAll(() => api.close())

const day = 86_400
const idOf = async (token: string): Promise<string> => (await api.call('GET /v3/user', { token })).body.data.user.id

describe('premium', () => {
  it('of two months ends a month earlier when the first goes back', async () => {
    const buyer = payer(api, await api.guest())
    const first = await buyer.made({ product: 'month' })
    await buyer.press(first.checkout, 'sandbox')
    api.clock.advance(5 * day)
    const paidAt = api.clock.now.getTime()
    const second = await buyer.made({ product: 'month' })
    await buyer.press(second.checkout, 'sandbox')
    const { days } = (await buyer.premium()).until ? { days: 30 } : { days: 0 }
    await buyer.press(first.checkout, 'reversed')
    expect(await buyer.premium()).toMatchObject({ status: 'active', until: new Date(paidAt + days * day * 1000).toISOString() })
    await buyer.press(second.checkout, 'reversed')
    expect((await buyer.premium()).status).toBe('none')
  })

  const step = fc.record({
    of: fc.nat(3),
    does: fc.constantFrom('sandbox', 'sandbox', 'half', 'reversed', 'processing', 'failure'),
    after: fc.nat(40),
  })
  it('is what the books say after any order of purchases, refunds and late reports', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom('month', 'season-2027'), { minLength: 1, maxLength: 4 }),
        fc.array(step, { maxLength: 12 }),
        async (products, steps) => {
          const token = await api.guest()
          const [buyer, userId] = [payer(api, token), await idOf(token)]
          const orders = []
          for (const product of products) {
            const { status, body } = await buyer.begin({ product, email: `buyer${orders.length}@example.com` })
            if (status === 201 || status === 200) orders.push(body.data.checkout)
          }
          for (const { of, does, after } of steps) {
            api.clock.advance(after * 3600)
            const order = orders[of % orders.length]
            if (order) await buyer.press(order, does)
          }
          const booked = await api.store.db
            .select()
            .from(payments)
            .where(and(eq(payments.beneficiaryId, userId), ne(payments.kind, 'group')))
          const terms = termsOf(
            booked.flatMap(({ paidAt, state, ...row }) => (state === 'paid' && paidAt ? [{ ...row, paidAt }] : [])),
            null,
          )
          const last = Math.max(api.clock.now.getTime(), ...terms.map(({ to }) => to.getTime()))
          const { status, until } = await buyer.premium()
          expect([status, until]).toEqual(last > api.clock.now.getTime() ? ['active', new Date(last).toISOString()] : ['none', null])
          expect(await restateAll(api.store.db, api.clock.now)).toBe(0)
        },
      ),
      { numRuns: 25 },
    )
  }, 120_000)

  it('that somebody has bent is mended in the night', async () => {
    const token = await api.guest()
    const buyer = payer(api, token)
    await buyer.press((await buyer.made({ product: 'month' })).checkout, 'sandbox')
    const { until } = await buyer.premium()
    await api.store.db
      .update(subscriptions)
      .set({ endsAt: new Date('2030-01-01') })
      .where(eq(subscriptions.userId, await idOf(token)))
    expect([await restateAll(api.store.db, api.clock.now), (await buyer.premium()).until]).toEqual([1, until])
  })
})

describe('a group renewed for fewer seats', () => {
  it('cannot be, below the seats that are taken', async () => {
    const owner = await person(api)
    const { id, code } = await paidGroup(api, owner, 30)
    for (let seat = 0; seat < 6; seat++) await callsOf(api, (await api.account()).token).join(code)
    const { status, body } = await payer(api, owner.token).begin({ product: 'group-2027', seats: 5, group: id })
    expect([status, body]).toEqual([422, { errorMessage: 'Зайнято місць у класі: 6. Оберіть щонайменше стільки' }])
  })

  it('keeps the seats that were paid for until they run out, and the first members hold what is left', async () => {
    const owner = await person(api)
    const { id, code, purchase } = await paidGroup(api, owner, 7)
    const pupils: ReturnType<typeof callsOf>[] = []
    for (let seat = 0; seat < 7; seat++) {
      api.clock.advance(1)
      pupils.push(callsOf(api, (await api.account()).token))
      await pupils.at(-1)?.join(code)
    }
    const until = new Date(purchase.until.getTime() + 100 * day * 1000)
    await api.store.db.insert(groupPayments).values({ paymentId: 'next', groupId: id, seats: 5, until, createdAt: api.clock.now })
    await api.store.db.update(groups).set({ endsAt: until }).where(eq(groups.id, id))
    const premiums = async () => Promise.all(pupils.map(async (pupil) => (await pupil.call('GET /v3/user')).body.data.user.premium.status))
    expect([await restateAll(api.store.db, api.clock.now), await premiums()]).toEqual([0, Array(7).fill('active')])
    api.clock.advance(31 * day)
    await restateAll(api.store.db, api.clock.now)
    expect(await premiums()).toEqual([...Array(5).fill('active'), 'none', 'none'])
  })
})
