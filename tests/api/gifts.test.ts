import { afterAll, expect, it } from 'vitest'
import type { Gift } from '#contract/payment'
import { payer } from './fixtures/payer.ts'
import { openHarness } from './setup/harness.ts'

const api = await openHarness()
afterAll(() => api.close())

const ask = async (token: string, product = 'season-2027'): Promise<Gift> =>
  (await api.call('POST /v3/gifts', { token, body: { product } })).body.data.gift
const open = (token: string, gift: string) => api.call(`GET /v3/gifts/${gift}`, { token })

it('a link tells the payer the first name, the product and the price, and nothing else of the pupil', async () => {
  const { token } = await api.account({ name: 'Марічка Коваль' })
  const { token: link } = await ask(token)
  const { body } = await open(await api.guest(), link)
  expect(Object.keys(body.data.gift).toSorted()).toEqual(['expiresAt', 'isOwn', 'isPaid', 'isTest', 'name', 'product', 'token'])
  expect(body.data.gift).toMatchObject({ name: 'Марічка', isOwn: false, isPaid: false, product: { id: 'season-2027', priceMinor: 49_900 } })
  expect((await ask(token)).token).toBe(link)
  expect((await ask(await api.guest())).name).toBeNull()
})

it('who pays by a link gives premium to the pupil, not to himself, and both see the payment', async () => {
  const pupil = payer(api, (await api.account()).token)
  const pupilToken = await api.guest()
  const { token: link } = await ask(pupilToken)
  const parent = payer(api, await api.guest())
  const { payment, checkout } = await parent.made({ gift: link })
  await parent.press(checkout, 'sandbox')
  const child = payer(api, pupilToken)
  expect([(await child.premium()).status, (await parent.premium()).status, (await pupil.premium()).status]).toEqual([
    'active',
    'none',
    'none',
  ])
  expect([(await child.list()).map(({ id, isOwn, isGift }) => [id, isOwn, isGift]), (await parent.look(payment.id)).isOwn]).toEqual([
    [[payment.id, true, true]],
    false,
  ])
  expect(parent.orderOf(checkout)['result_url']).toBe(`http://127.0.0.1/paywall?gift=${link}&payment=${payment.id}`)
})

it('a link that was paid takes no second payment, and the pupil gets a new one for a month', async () => {
  const token = await api.guest()
  const { token: link } = await ask(token, 'month')
  const parent = payer(api, await api.guest())
  await parent.press((await parent.made({ product: 'month', gift: link })).checkout, 'sandbox')
  const second = await payer(api, await api.guest()).begin({ product: 'month', gift: link })
  expect([second.status, (await open(token, link)).body.data.gift.isPaid]).toEqual([409, true])
  expect((await ask(token, 'month')).token).not.toBe(link)
})

it('a link lasts thirty days, fits its own product alone, and is never guessed', async () => {
  const token = await api.guest()
  const { token: link } = await ask(token)
  const parent = payer(api, await api.guest())
  expect((await parent.begin({ product: 'month', gift: link })).status).toBe(404)
  for (const guess of ['x'.repeat(22), 'x', '%00', `${link}x`]) expect((await open(token, guess)).status).toBe(404)
  api.clock.advance(31 * 86400)
  expect((await open(await api.guest(), link)).status).toBe(404)
})

it('a group cannot be asked for by a link', async () => {
  const { status, body } = await api.call('POST /v3/gifts', { token: await api.guest(), body: { product: 'group-2027' } })
  expect([status, body]).toEqual([422, { errorMessage: 'Цього не можна оплатити за посиланням. Обери інший преміум' }])
})

it('who has begun to pay without the link and goes on by it pays for the link', async () => {
  const token = await api.guest()
  const pupil = payer(api, token)
  const { payment: own } = await pupil.made()
  const { token: link } = await ask(token)
  const { payment, checkout } = await pupil.made({ gift: link })
  await pupil.press(checkout, 'sandbox')
  expect([payment.id === own.id, payment.isGift, (await open(token, link)).body.data.gift.isPaid]).toEqual([false, true, true])
})
