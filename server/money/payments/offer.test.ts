import { expect, test } from 'vitest'
import { productsNow, type OfferConfig } from './offer.ts'

const config: OfferConfig = {
  seasonMinor: 49_900,
  monthMinor: 19_900,
  seatSteps: [
    { from: 5, priceMinor: 29_900 },
    { from: 20, priceMinor: 24_900 },
  ],
  seasonEnd: null,
}
const soldOn = (now: string, change: Partial<OfferConfig> = {}) => productsNow({ ...config, ...change }, new Date(now))

test.each([
  ['in autumn the season ends in the coming summer', '2026-11-23T10:00:00Z', 'season-2027', '2027-07-31T20:59:59.000Z'],
  ['on its last day a season is still sold', '2027-07-31T20:00:00Z', 'season-2027', '2027-07-31T20:59:59.000Z'],
  ['with the first minute of August in Kyiv the next one is', '2027-07-31T21:00:00Z', 'season-2028', '2028-07-31T20:59:59.000Z'],
])('%s', (_name, now, id, until) => {
  expect(soldOn(now)[0]).toMatchObject({ id, until, priceMinor: 49_900, days: null })
})

test('a season that ends in winter ends with the day of Kyiv too', () => {
  expect(soldOn('2026-11-23T10:00:00Z', { seasonEnd: '2027-01-31' })[0]).toMatchObject({ until: '2027-01-31T21:59:59.000Z' })
})

test('after the end of a season that is set, only the month is sold', () => {
  expect(soldOn('2026-11-23T10:00:00Z', { seasonEnd: '2026-11-22' }).map(({ id }) => id)).toEqual(['month'])
})

test('a group costs what its first step does and takes as many seats as that asks', () => {
  expect(soldOn('2026-11-23T10:00:00Z').find(({ kind }) => kind === 'group')).toMatchObject({
    priceMinor: 29_900,
    seats: { least: 5, most: 200, steps: config.seatSteps },
  })
})
