import { expect, it } from 'vitest'
import { readConfig } from '../../server/config.ts'
import { openPayments } from '../../server/payments/open-payments.ts'
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
