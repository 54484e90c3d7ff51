import * as v from 'valibot'
import { expect, test } from 'vitest'
import { brandSchema } from './brand'

const link = (href: string) => ({ name: 'App Store', href })

test.each([
  ['https://apps.apple.com/ua/app/id1', 1],
  ['/app', 1],
  ['https://example.com.ua/app', 1],
  ['https://store.example/ios', 0],
  ['https://example/', 0],
])('of stores and networks %s is kept %i times: what stands in for a link is not shown', (href, count) => {
  const { stores, socials } = v.parse(brandSchema, { stores: [link(href)], socials: [link(href)] })
  expect([stores.length, socials.length]).toEqual([count, count])
})

test('a demonstration shows its examples, a deployment does not', () => {
  const brand = {
    legalEntity: 'ТОВ “Приклад”',
    phone: '+380000000000',
    emails: ['a@b.example'],
    stores: [link('https://store.example/ios')],
  }
  expect(v.parse(brandSchema, { ...brand, showsExamples: true })).toMatchObject(brand)
  expect(v.parse(brandSchema, brand)).toMatchObject({ legalEntity: '', phone: '', emails: [], stores: [] })
})
