import { expect, it } from 'vitest'
import { readConfig } from '../../server/run/config.ts'
import { openPayments } from '../../server/run/open-payments.ts'
import { payer } from './fixtures/payer.ts'
import { openHarness } from './setup/harness.ts'

it('a shop without keys in production offers the prices that were set', async () => {
  const config = readConfig({ NODE_ENV: 'production', PRICE_SEASON: '999' })
  const payments = openPayments(config)
  const api = await openHarness({ offer: config.payments.offer, world: { payments } })
  try {
    const token = await api.guest()
    const { data } = (await api.call('GET /v3/products', { token })).body
    const season = data.products.find(({ kind }: { kind: string }) => kind === 'season')
    const gift = (await api.call('POST /v3/gifts', { token, body: { product: season.id } })).body.data.gift
    expect([payments, data.canPay, season.priceMinor, gift.product.priceMinor]).toEqual([null, false, 99_900, 99_900])
  } finally {
    await api.close()
  }
})

it('two numbers of seats that cost the same are two payments', async () => {
  const { offer } = readConfig({ PRICE_SEAT: '10:200,20:180' }).payments
  const api = await openHarness({ offer })
  try {
    const buyer = payer(api, (await api.account()).token)
    const made = [await buyer.made({ product: 'group-2027', seats: 18 }), await buyer.made({ product: 'group-2027', seats: 20 })]
    expect(made.map(({ payment }) => [payment.seats, payment.amountMinor])).toEqual([
      [18, 360_000],
      [20, 360_000],
    ])
  } finally {
    await api.close()
  }
})
